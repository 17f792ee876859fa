import { createServiceCentreCall } from '@warsha/contract/console/booking/service-centres.calls.ts'
import { mapCentre } from '@warsha/contract/constants.ts'
import { ArrowBackIcon } from '@warsha/ui/icons.tsx'
import { MirroredIcon } from '@warsha/ui/mirrored-icon.tsx'
import { Link, useNavigate } from 'react-router'
import { CommandProblem } from '~/components/command/command-problem.tsx'
import { useCommand } from '~/components/command/use-command.ts'
import { SaveBar } from '~/components/edit/save-bar.tsx'
import { useDraft } from '~/components/edit/use-draft.ts'
import { PageTitle } from '~/components/page-title.tsx'
import { loadTexts, useTranslation } from '~/session/messages.ts'
import { type CentreFields, describeChanges, toBody } from './centre-fields.ts'
import { CentreForm } from './centre-form.tsx'
import { useCentreOptions } from './use-centre.ts'
import { useCentreProblems } from './use-centre-problems.ts'

export const handle = { texts: await loadTexts('console-centres') }

const empty: CentreFields = {
  nameEn: '',
  nameAr: '',
  addressEn: '',
  addressAr: '',
  descriptionEn: '',
  descriptionAr: '',
  latitude: String(mapCentre.latitude),
  longitude: String(mapCentre.longitude),
  phone: '',
  picture: '',
  stockType: 'center',
  leadDays: '0',
  stateId: '',
  typeId: '',
  offers: [],
}

/** A new centre; it is shown in the shop once it is opened. */
export default function NewCentreScreen() {
  const { t, lang } = useTranslation()
  const navigate = useNavigate()
  const options = useCentreOptions()
  const draft = useDraft<CentreFields>('centre:new', empty)
  const create = useCommand(createServiceCentreCall, {
    done: t('console-centres.new.done'),
    onDone(answer) {
      draft.discard()
      navigate(`/centres/${answer.data.id}`)
    },
  })
  const { fields, changes } = draft
  const { problems, isValid } = useCentreProblems(fields, create.error)
  const { phone, picture } = problems
  return (
    <div className="grid gap-4 px-3 pt-4 lg:px-5">
      <PageTitle>{t('console-centres.new.title')}</PageTitle>
      <header className="flex items-center gap-3">
        <Link to="/centres" aria-label={t('console-centres.back')} className="tool size-8 justify-center p-0">
          <MirroredIcon icon={ArrowBackIcon} className="size-4" />
        </Link>
        <h1 className="text-xl font-bold leading-heading">{t('console-centres.new.title')}</h1>
      </header>
      <p className="text-muted">{t('console-centres.new.text')}</p>
      <CentreForm
        fields={fields}
        options={options}
        problems={create.error ? { phone, picture } : {}}
        isReadOnly={false}
        onChange={draft.change}
      />
      <SaveBar
        changes={describeChanges(changes, { before: empty, after: fields }, { t, lang, options })}
        isRestored={draft.isRestored}
        isPending={create.isPending}
        isDisabled={!isValid}
        problem={<CommandProblem command={create} />}
        onSave={() => create.run({ body: toBody(fields) })}
        onDiscard={() => {
          create.reset()
          draft.discard()
        }}
      />
    </div>
  )
}
