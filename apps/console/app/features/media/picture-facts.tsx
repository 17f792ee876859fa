import { Moment } from '~/components/format/moment.tsx'
import { Fact, Panel } from '~/components/panel.tsx'
import { useTranslation } from '~/session/messages.ts'
import type { OpenedPicture } from './picture-props.ts'

/** Size, file and origin of a picture. */
export function PictureFacts({ picture }: { picture: OpenedPicture }) {
  const { t } = useTranslation()
  const { width, height, bytes, original_name, uploaded_at, uploaded_by, removed_at } = picture
  return (
    <Panel title={t('console-media.facts.file')}>
      <dl>
        <Fact name={t('console-media.facts.size')}>
          <bdi dir="ltr">{t('console-media.size', { width, height })}</bdi>
          {' · '}
          <bdi>{t('console-media.bytes', { size: Math.max(1, Math.round(bytes / 1024)) })}</bdi>
        </Fact>
        <Fact name={t('console-media.facts.file')}>
          <bdi className="break-all">{original_name || '–'}</bdi>
        </Fact>
        <Fact name={t('console-media.facts.uploaded')}>
          <Moment at={uploaded_at} />
        </Fact>
        {uploaded_by && (
          <Fact name={t('console-media.facts.by')}>
            <bdi>{uploaded_by}</bdi>
          </Fact>
        )}
        {removed_at && (
          <Fact name={t('console-media.facts.removed')}>
            <Moment at={removed_at} />
          </Fact>
        )}
      </dl>
    </Panel>
  )
}
