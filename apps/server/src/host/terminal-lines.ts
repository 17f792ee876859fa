import pretty from 'pino-pretty'

type Line = Record<string, unknown> & {
  msg?: string
  req?: { method: string; path: string }
  res?: { statusCode: number }
  responseTime?: number
}

/** Short lines for a person at a terminal: time, level and text; of a request method, path, status and time. */
export function terminalLines(isColoured: boolean, destination?: NodeJS.WritableStream) {
  return pretty({
    colorize: isColoured,
    translateTime: 'SYS:HH:MM:ss',
    ignore: 'pid,hostname,reqId,req,res,responseTime',
    singleLine: true,
    sync: true,
    ...(destination && { destination }),
    messageFormat: (line) => textOf(line as Line),
  })
}

function textOf({ msg = '', req, res, responseTime }: Line): string {
  if (!req || !res) return msg
  return `${req.method} ${req.path} ${res.statusCode} ${Math.round(responseTime ?? 0)} ms`
}
