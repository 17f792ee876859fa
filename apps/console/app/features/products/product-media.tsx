import { useQuery, useQueryClient } from '@tanstack/react-query'
import {
  readProductMediaCall,
  replaceProductMediaCall,
} from '@warsha/contract/console/catalogue/product-media.calls.ts'
import type { RestProductMedia } from '@warsha/contract/console/catalogue/product-media.rest.ts'
import { Button } from '@warsha/ui/button.tsx'
import { lazy, Suspense, useMemo, useState } from 'react'
import { CommandProblem } from '~/components/command/command-problem.tsx'
import { useCommand } from '~/components/command/use-command.ts'
import { DetailState } from '~/components/detail-states.tsx'
import { MergeNotice } from '~/components/edit/merge-notice.tsx'
import { OrderedList } from '~/components/edit/ordered-list.tsx'
import { useDraft } from '~/components/edit/use-draft.ts'
import { Panel } from '~/components/panel.tsx'
import { ask } from '~/session/ask.ts'
import { loadTexts, useTranslation } from '~/session/messages.ts'
import { mayCall, useOperator } from '~/session/operator.ts'
import {
  type EditedPicture,
  fieldsOfList,
  listOf,
  type MediaFields,
  mediaFields,
  mergeOrders,
} from './media-draft.ts'
import { ProductPicture } from './product-picture.tsx'

await loadTexts('console-media')

const PicturePicker = lazy(async () => ({
  default: (await import('~/components/media/picture-picker.tsx')).PicturePicker,
}))

/** The pictures of a product: order, descriptions in both languages, and the variants that each shows. */
export function ProductMedia({ productId }: { productId: number }) {
  const id = String(productId)
  const { data, error, refetch } = useQuery({
    queryKey: ['product-media', id],
    queryFn: ({ signal }) => ask(readProductMediaCall, { params: { id }, signal }),
  })
  if (!data) return <DetailState error={error} onAgain={() => void refetch()} />
  return <MediaEditor key={id} productId={id} saved={data.data} />
}

function MediaEditor({ productId, saved }: { productId: string; saved: RestProductMedia }) {
  const { t, lang } = useTranslation()
  const operator = useOperator()
  const client = useQueryClient()
  const [isAdding, setIsAdding] = useState(false)
  const fields = useMemo(() => mediaFields(saved.media), [saved.media])
  const draft = useDraft(`product-media:${productId}`, fields)
  const order = mergeOrders(draft.base.order, draft.fields.order, fields.order)
  const media = listOf(draft.fields, order)
  const conflicts = draft.conflicts.filter((name) => order.includes(name))
  const merged = draft.theirs.filter((name) => order.includes(name) && !conflicts.includes(name))
  const isReadOnly = !mayCall(operator, replaceProductMediaCall.access)
  const save = useCommand(replaceProductMediaCall, {
    done: t('console-media.product.saved'),
    onDone: () => draft.discard(),
    onConflict: () => void client.invalidateQueries({ queryKey: ['product-media', productId] }),
  })
  const put = (changed: EditedPicture[]) => {
    save.reset()
    draft.change(fieldsOfList(changed))
  }
  const isChanged = draft.changes.length > 0
  const describe = (names: readonly string[], before: MediaFields, after: MediaFields) =>
    names.map((name) => {
      const altIn = (values: MediaFields) => listOf(values, [name])[0]?.alt[lang] ?? ''
      const label = t('console-media.product.item', { number: order.indexOf(name) + 1 })
      return { name, label, before: altIn(before), after: altIn(after) }
    })
  return (
    <Panel
      title={t('console-media.product.title')}
      actions={
        !isReadOnly && (
          <Button size="small" variant="secondary" onClick={() => setIsAdding(true)}>
            {t('console-media.product.add')}
          </Button>
        )
      }
    >
      <MergeNotice
        last={save.conflict}
        merged={describe(merged, draft.base, fields)}
        conflicts={describe(conflicts, fields, draft.fields)}
        onKeepMine={draft.keepMine}
        onTakeTheirs={(...names) => {
          for (const name of names) draft.takeTheirs(name)
        }}
      />
      {media.length === 0 && <p className="text-muted">{t('console-media.product.empty')}</p>}
      <OrderedList
        label={t('console-media.product.title')}
        items={media}
        idOf={({ key }) => key}
        nameOf={(picture) => t('console-media.product.item', { number: media.indexOf(picture) + 1 })}
        isReadOnly={isReadOnly}
        onChange={put}
      >
        {(picture) => (
          <ProductPicture
            picture={picture}
            number={media.indexOf(picture) + 1}
            variants={saved.variants}
            isReadOnly={isReadOnly}
            onChange={(changed) => put(media.map((each) => (each.key === changed.key ? changed : each)))}
            onRemove={() => put(media.filter(({ key }) => key !== picture.key))}
          />
        )}
      </OrderedList>
      {isChanged && (
        <div className="mt-3 grid gap-3 border-t border-line pt-3">
          {save.conflict ? (
            <p role="alert" className="text-sm text-amber-deep">
              {t('console-media.product.merged')}
            </p>
          ) : (
            <CommandProblem command={save} />
          )}
          <div className="flex justify-end gap-2">
            <Button
              variant="ghost"
              size="small"
              onClick={() => {
                save.reset()
                draft.discard()
              }}
            >
              {t('console.edit.discard')}
            </Button>
            <Button
              size="small"
              isPending={save.isPending}
              disabled={conflicts.length > 0}
              onClick={() =>
                save.run({
                  params: { id: productId },
                  body: {
                    revision: saved.revision,
                    media: media.map(({ id, url, alt, variant_ids }) => ({ id, url, alt, variant_ids })),
                  },
                })
              }
            >
              {t('console-media.save')}
            </Button>
          </div>
        </div>
      )}
      <Suspense fallback={null}>
        {isAdding && (
          <PicturePicker
            onClose={() => setIsAdding(false)}
            onChoose={({ url, alt }) => {
              setIsAdding(false)
              put([...media, { key: crypto.randomUUID(), url, alt, variant_ids: [] }])
            }}
          />
        )}
      </Suspense>
    </Panel>
  )
}
