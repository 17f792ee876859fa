import { Worker } from 'node:worker_threads'
import { type Outcome, ok, refuse } from '#kernel/outcome.ts'
import type { PrintedInvoice } from './printed-invoice.ts'

export type PdfThreads = {
  /** Refuses at once when too many wait already. */
  draw(invoice: PrintedInvoice): Promise<Outcome<Buffer, 'UNAVAILABLE'>>
  close(): Promise<void>
}

type Limits = { threads: number; waiting: number; maxMs: number }

type Job = { invoice: PrintedInvoice; resolve(pdf: Buffer): void; reject(error: Error): void }

/** A thread, the job it draws at the moment, and the timer that ends a job which takes too long. */
type Thread = { worker: Worker; job?: Job | undefined; timer?: NodeJS.Timeout }

/**
 * Draws invoices in threads of their own, which start with the first of them. A thread draws one at a time; one that
 * fails or takes too long ends with its thread, and the next invoice gets a new one.
 */
export function createPdfThreads({ threads: most, waiting, maxMs }: Limits): PdfThreads {
  const threads = new Set<Thread>()
  const queue: Job[] = []

  function drawNext(): void {
    if (queue.length === 0) return
    const free = [...threads].find(({ job }) => !job) ?? (threads.size < most ? startThread() : undefined)
    if (!free) return
    const job = queue.shift()
    free.job = job
    free.timer = setTimeout(() => discard(free, new Error('An invoice took too long to draw')), maxMs)
    free.timer.unref()
    free.worker.postMessage(job?.invoice)
  }
  function startThread(): Thread {
    const worker = new Worker(new URL('./pdf-worker.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: 192 },
    })
    const thread: Thread = { worker }
    threads.add(thread)
    worker.on('message', (pdf: Uint8Array) => {
      end(thread)?.resolve(Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength))
      drawNext()
    })
    worker.on('error', (error) => discard(thread, error))
    worker.on('exit', () => discard(thread, new Error('The thread of an invoice ended')))
    // A stopping shop does not wait for an invoice.
    worker.unref()
    return thread
  }
  function end(thread: Thread): Job | undefined {
    const { job } = thread
    clearTimeout(thread.timer)
    thread.job = undefined
    return job
  }
  function discard(thread: Thread, error: unknown): void {
    threads.delete(thread)
    void thread.worker.terminate()
    end(thread)?.reject(error instanceof Error ? error : new Error(String(error)))
    drawNext()
  }

  return {
    async draw(invoice) {
      if (queue.length >= waiting) return refuse('UNAVAILABLE')
      const drawn = new Promise<Buffer>((resolve, reject) => queue.push({ invoice, resolve, reject }))
      drawNext()
      return ok(await drawn)
    },
    async close() {
      for (const { reject } of queue.splice(0)) reject(new Error('The shop is stopping'))
      await Promise.all([...threads].map(({ worker }) => worker.terminate()))
    },
  }
}
