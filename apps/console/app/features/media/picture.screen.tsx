import { useQuery, useQueryClient } from '@tanstack/react-query'
import { editPictureCall, readPictureCall } from '@warsha/contract/console/media/pictures.calls.ts'
import { TextField } from '@warsha/ui/text-field.tsx'
import { useMemo } from 'react'
import { useParams } from 'react-router'
import { CommandProblem } from '~/components/command/command-problem.tsx'
import { useCommand } from '~/components/command/use-command.ts'
import { DetailState } from '~/components/detail-states.tsx'
import { MergeNotice } from '~/components/edit/merge-notice.tsx'
import { SaveBar } from '~/components/edit/save-bar.tsx'
import { TranslatedFields } from '~/components/edit/translated-fields.tsx'
import { useDraft } from '~/components/edit/use-draft.ts'
import { pictureGround } from '~/components/media/picture-tile.tsx'
import { Panel } from '~/components/panel.tsx'
import { ask } from '~/session/ask.ts'
import { loadTexts, useTranslation } from '~/session/messages.ts'
import { useMay } from '~/session/operator.ts'
import { PictureFacts } from './picture-facts.tsx'
import { PictureHead } from './picture-head.tsx'
import type { OpenedPicture } from './picture-props.ts'
import { PictureUses } from './picture-uses.tsx'

export const handle = { texts: await loadTexts('console-media') }

export default function PictureScreen() {
  const { id = '' } = useParams()
  const { data, error, refetch } = useQuery({
    queryKey: ['pictures', 'one', id],
    queryFn: ({ signal }) => ask(readPictureCall, { params: { id }, signal }),
  })
  if (!data) return <DetailState error={error} onAgain={() => void refetch()} />
  return (
    <div className="grid gap-4 px-3 pt-4 lg:px-5">
      <PictureHead picture={data.data} />
      <PictureEditor key={id} picture={data.data} />
    </div>
  )
}

type PictureFields = { name: string; altEn: string; altAr: string }

function PictureEditor({ picture }: { picture: OpenedPicture }) {
  const { t } = useTranslation()
  const may = useMay()
  const client = useQueryClient()
  const id = String(picture.id)
  const { name, alt } = picture
  const saved = useMemo<PictureFields>(() => ({ name, altEn: alt.en, altAr: alt.ar }), [name, alt])
  const draft = useDraft(`picture:${id}`, saved)
  const { fields, changes, theirs, conflicts } = draft
  const save = useCommand(editPictureCall, {
    done: t('console.edit.saved'),
    onDone: () => draft.discard(),
    onConflict: () => void client.invalidateQueries({ queryKey: ['pictures', 'one', id] }),
  })
  const isReadOnly = !may('catalogue.write')
  const describe = (names: readonly string[], before: PictureFields, after: PictureFields) =>
    names.map((each) => {
      const field = each as keyof PictureFields
      return {
        name: each,
        label: t(`console-media.field.${field}`),
        before: before[field],
        after: after[field],
      }
    })
  return (
    <>
      <MergeNotice
        last={save.conflict}
        merged={describe(
          theirs.filter((each) => !conflicts.includes(each)),
          draft.base,
          saved,
        )}
        conflicts={describe(conflicts, saved, fields)}
        onKeepMine={(each) => {
          save.reset()
          draft.keepMine(each)
        }}
        onTakeTheirs={(...names) => {
          save.reset()
          for (const each of names) draft.takeTheirs(each)
        }}
      />
      <div className="grid items-start gap-4 pb-4 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid min-w-0 gap-4">
          <div className="panel flex justify-center overflow-hidden bg-ground p-3">
            <img
              src={picture.url}
              alt={alt.en}
              width={picture.width}
              height={picture.height}
              className={`h-auto max-h-[50dvh] w-auto max-w-full ${pictureGround}`}
            />
          </div>
          <Panel title={t('console-media.details')}>
            <div className="grid gap-4">
              <TextField
                label={t('console-media.field.name')}
                autoComplete="off"
                maxLength={120}
                disabled={isReadOnly}
                value={fields.name}
                onChange={({ target }) => draft.change({ name: target.value })}
              />
              <TranslatedFields
                legend={t('console-media.field.alt')}
                fields={[
                  {
                    name: 'alt',
                    label: t('console-media.field.alt'),
                    hint: t('console-media.altHint'),
                    maxLength: 300,
                  },
                ]}
                values={fields}
                saved={saved}
                hasHindi={false}
                isReadOnly={isReadOnly}
                onChange={(values) => draft.change(values as Partial<PictureFields>)}
              />
            </div>
          </Panel>
        </div>
        <div className="grid gap-4">
          <PictureFacts picture={picture} />
          <PictureUses picture={picture} />
        </div>
      </div>
      <SaveBar
        changes={describe(changes, saved, fields)}
        isRestored={draft.isRestored}
        isPending={save.isPending}
        isDisabled={!fields.name.trim() || conflicts.length > 0}
        problem={theirs.length === 0 && <CommandProblem command={save} />}
        onSave={() => {
          save.reset()
          const body = { name: fields.name, alt: { en: fields.altEn, ar: fields.altAr } }
          save.run({ params: { id }, body: { revision: picture.revision, ...body } })
        }}
        onDiscard={() => {
          save.reset()
          draft.discard()
        }}
      />
    </>
  )
}
