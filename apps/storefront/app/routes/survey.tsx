import { buttonClass } from '@warsha/ui/button.tsx'
import { StarIcon } from '@warsha/ui/shop-icons.tsx'
import { Link, useSearchParams } from 'react-router'
import { SurveyPage } from '~/features/surveys/survey-page.tsx'
import { localePath } from '~/session/locale-path.ts'
import { loadTexts, useTranslation } from '~/session/messages.ts'
import { routeTexts } from '~/session/route-texts.ts'
import { MessagePage } from '~/shell/message-page.tsx'
import { pageMeta } from '~/shell/page-meta.ts'
import type { ShellHandle } from '~/shell/shell-handle.ts'
import type { Route } from './+types/survey.ts'

export const handle = {
  texts: await loadTexts(...routeTexts.survey),
  header: 'back',
  title: 'survey.title',
  backTo: '/',
  hasFooter: false,
} satisfies ShellHandle

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, ({ t }) => ({
    title: t('survey.seo.title'),
    description: t('survey.seo.description'),
    isPrivate: true,
  }))
}

export default function SurveyRoute() {
  const [search] = useSearchParams()
  return <SurveyPage token={search.get('token') ?? ''} renderEnd={(end) => <End end={ends[end]} />} />
}

const ends = { sent: 'thanks', answered: 'answered', expired: 'expired', unknown: 'unknown' } as const

function End({ end }: { end: (typeof ends)[keyof typeof ends] }) {
  const { t, lang } = useTranslation()
  return (
    <MessagePage
      icon={StarIcon}
      title={t(`survey.${end}`)}
      text={t(`survey.${end}Text`)}
      actions={
        <Link to={localePath(lang, '/')} className={buttonClass({ size: 'step' })}>
          {t('survey.home')}
        </Link>
      }
    />
  )
}
