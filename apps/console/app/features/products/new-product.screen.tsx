import { ApiError } from '@warsha/contract/client/transport.ts'
import { createProductCall } from '@warsha/contract/console/catalogue/products.calls.ts'
import { Button } from '@warsha/ui/button.tsx'
import { ArrowBackIcon } from '@warsha/ui/icons.tsx'
import { MirroredIcon } from '@warsha/ui/mirrored-icon.tsx'
import { Select } from '@warsha/ui/select.tsx'
import type { FormEvent } from 'react'
import { Link, useNavigate } from 'react-router'
import { CommandProblem } from '~/components/command/command-problem.tsx'
import { useCommand } from '~/components/command/use-command.ts'
import { DraftNotice } from '~/components/edit/draft-notice.tsx'
import { TranslatedFields } from '~/components/edit/translated-fields.tsx'
import { useDraft } from '~/components/edit/use-draft.ts'
import { PageTitle } from '~/components/page-title.tsx'
import { Panel } from '~/components/panel.tsx'
import { LatinField } from '~/components/text-input.tsx'
import { loadTexts, useTranslation } from '~/session/messages.ts'
import { branchName, useProductOptions } from './use-product.ts'

export const handle = { texts: await loadTexts('console-products') }

const kinds = ['goods', 'service', 'bundle'] as const

type Fields = {
  nameEn: string
  nameAr: string
  nameHi: string
  kind: (typeof kinds)[number]
  typeId: string
  categoryId: string
  slug: string
}

const empty: Fields = {
  nameEn: '',
  nameAr: '',
  nameHi: '',
  kind: 'goods',
  typeId: '',
  categoryId: '',
  slug: '',
}

/** A new product; the rest of it is written on its page. What is typed is kept until it is made. */
export default function NewProductScreen() {
  const { t, lang } = useTranslation()
  const navigate = useNavigate()
  const options = useProductOptions()
  const draft = useDraft('product:new', empty)
  const { fields, change } = draft
  const { kind, typeId, categoryId, slug } = fields
  const create = useCommand(createProductCall, {
    done: t('console-products.new.done'),
    onDone(answer) {
      draft.discard()
      void navigate(`/products/${answer.data.id}`)
    },
  })
  const type = typeId || String(options?.types[0]?.id ?? '')
  const isValid = fields.nameEn.trim() && categoryId && type
  const slugProblem =
    create.error instanceof ApiError
      ? create.error.problems.find(({ field }) => field === 'slug')?.message
      : undefined

  function send(event: FormEvent) {
    event.preventDefault()
    if (!isValid || create.isPending) return
    create.run({
      body: {
        kind,
        type_id: Number(type),
        category_id: Number(categoryId),
        name: { en: fields.nameEn.trim(), ar: fields.nameAr.trim(), hi: fields.nameHi.trim() },
        ...(slug.trim() && { slug: slug.trim() }),
      },
    })
  }

  return (
    <form noValidate className="grid max-w-4xl gap-4 px-3 py-4 lg:px-5" onSubmit={send}>
      <PageTitle>{t('console-products.new.title')}</PageTitle>
      <header className="flex items-center gap-3">
        <Link
          to="/products"
          aria-label={t('console-products.back')}
          className="tool size-8 justify-center p-0"
        >
          <MirroredIcon icon={ArrowBackIcon} className="size-4" />
        </Link>
        <h1 className="text-xl font-bold leading-heading">{t('console-products.new.title')}</h1>
      </header>
      <p className="text-muted">{t('console-products.new.text')}</p>
      <DraftNotice draft={draft} saved={empty} labelOf={String} onSettled={create.reset} />
      <Panel title={t('console-products.form.texts')}>
        <TranslatedFields
          legend={t('console-products.form.texts')}
          fields={[{ name: 'name', label: t('console-products.fields.name'), maxLength: 200 }]}
          values={fields}
          saved={empty}
          onChange={(values) => change(values as Partial<Fields>)}
        />
      </Panel>
      <Panel title={t('console-products.form.facts')}>
        <div className="grid gap-4 md:grid-cols-2">
          <Select
            label={t('console-products.new.kind')}
            value={kind}
            onChange={({ target }) =>
              change({ kind: kinds.find((each) => each === target.value) ?? 'goods' })
            }
          >
            {kinds.map((each) => (
              <option key={each} value={each}>
                {t(`console-products.kind.${each}`)}
              </option>
            ))}
          </Select>
          <Select
            label={t('console-products.new.type')}
            value={type}
            onChange={({ target }) => change({ typeId: target.value })}
          >
            {options?.types.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
          <Select
            label={t('console-products.fields.categoryId')}
            value={categoryId}
            onChange={({ target }) => change({ categoryId: target.value })}
          >
            <option value="" />
            {options?.categories.map(({ id, name, level }) => (
              <option key={id} value={id}>
                {branchName(name[lang], level)}
              </option>
            ))}
          </Select>
          <LatinField
            label={t('console-products.new.slug')}
            hint={t('console-products.new.slugHint')}
            error={slugProblem}
            autoComplete="off"
            maxLength={120}
            value={slug}
            onChange={({ target }) => change({ slug: target.value })}
          />
        </div>
      </Panel>
      {!slugProblem && <CommandProblem command={create} />}
      <Button type="submit" className="justify-self-end" isPending={create.isPending} disabled={!isValid}>
        {t('console-products.new.submit')}
      </Button>
    </form>
  )
}
