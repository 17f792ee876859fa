import { data, useLocation, useNavigate } from 'react-router'
import { type CarFormPath, CarsSkeleton, MyCarsPage } from '~/features/vehicles/my-cars-page.tsx'
import { localePath } from '~/session/locale-path.ts'
import { loadTexts, useTranslation } from '~/session/messages.ts'
import { routeTexts } from '~/session/route-texts.ts'
import { useCustomersOnly } from '~/session/use-guard.ts'
import { EmptyList } from '~/shell/empty-list.tsx'
import { NotFoundPage } from '~/shell/not-found-page.tsx'
import { pageMeta } from '~/shell/page-meta.ts'
import type { ShellHandle } from '~/shell/shell-handle.ts'
import type { Route } from './+types/my-cars.ts'
import { RebookService } from './parts/rebook-service.tsx'

export const handle = {
  texts: await loadTexts(...routeTexts['my-cars']),
  header: 'back',
  title: 'cars.title',
  isAccount: true,
} satisfies ShellHandle

export function loader({ params }: Route.LoaderArgs) {
  return data(null, { status: readForm(params) === undefined ? 404 : 200 })
}

/** The page has nothing that the browser does not know. */
export function clientLoader() {
  return null
}

export function meta(args: Route.MetaArgs) {
  return pageMeta(args, ({ t }) => ({
    title: t('cars.seo.title'),
    description: t('cars.seo.description'),
    isPrivate: true,
  }))
}

export default function MyCarsRoute({ params }: Route.ComponentProps) {
  const form = readForm(params)
  if (form === undefined) return <NotFoundPage />
  return form !== null && typeof form === 'object' && 'rebook' in form ? (
    <Rebook id={form.rebook} />
  ) : (
    <MyCars form={form} />
  )
}

/** `my-cars/rebook/{id}/`, which a reminder leads to. */
function Rebook({ id }: { id: string }) {
  return useCustomersOnly() ? <RebookService id={id} /> : null
}

/** `my-cars/`, `my-cars/add/` and `my-cars/edit/{id}/` are one page with a form over it, or without. */
function MyCars({ form }: { form: CarFormPath | null }) {
  const { lang } = useTranslation()
  const isCustomer = useCustomersOnly()
  const navigate = useNavigate()
  const { state } = useLocation()
  const isFromList = state?.isFromList === true

  function openForm(opened: CarFormPath) {
    const path = opened === 'add' ? '/my-cars/add' : `/my-cars/edit/${opened.edit}`
    void navigate(localePath(lang, path), { state: { isFromList: true }, preventScrollReset: true })
  }

  /** Leaves no step of its own in the history, whether it was opened here or by a link. */
  function closeForm() {
    if (isFromList) void navigate(-1)
    else void navigate(localePath(lang, '/my-cars'), { replace: true, preventScrollReset: true })
  }

  if (!isCustomer) {
    return (
      <div className="page-width py-5 lg:py-8">
        <CarsSkeleton />
      </div>
    )
  }
  return (
    <MyCarsPage
      renderEmpty={(action) => <EmptyList kind="cars" action={action} />}
      form={form}
      onOpenForm={openForm}
      onCloseForm={closeForm}
    />
  )
}

/** Undefined for an address that is none of the page's. */
function readForm({
  action,
  id,
}: {
  action?: string
  id?: string
}): CarFormPath | { rebook: string } | null | undefined {
  if (action === undefined) return null
  if (action === 'add' && id === undefined) return 'add'
  if (action === 'rebook' && id !== undefined) return { rebook: id }
  return action === 'edit' && id !== undefined ? { edit: id } : undefined
}
