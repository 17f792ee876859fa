import { activateAreaCall } from '@warsha/contract/console/locations/places.calls.ts'
import type { RestPlace } from '@warsha/contract/console/locations/places.rest.ts'
import { Button } from '@warsha/ui/button.tsx'
import { useState } from 'react'
import { Link } from 'react-router'
import { CommandProblem } from '~/components/command/command-problem.tsx'
import { useCommand } from '~/components/command/use-command.ts'
import { PageTitle } from '~/components/page-title.tsx'
import { useTranslation } from '~/session/messages.ts'
import { PlaceState } from './place-row.tsx'
import { RemoveDialog } from './remove-dialog.tsx'

/** What a place lies in, its name and state, and what can be done with it as a whole. */
export function PlaceHead({ place, mayWrite }: { place: RestPlace; mayWrite: boolean }) {
  const { t, lang } = useTranslation()
  const [isAsking, setIsAsking] = useState(false)
  const { kind, id, revision, is_active: isActive, is_default: isDefault } = place
  const activate = useCommand(activateAreaCall, {
    done: t(isActive ? 'console-places.hide.done' : 'console-places.hide.shown'),
  })
  return (
    <header className="grid gap-3">
      <PageTitle>{place.name[lang]}</PageTitle>
      <nav aria-label={t('console-places.fields.parentId')} className="flex flex-wrap gap-x-2 text-sm">
        <Link to="/places" className="link">
          {t('console-places.title')}
        </Link>
        {place.path.map((above) => (
          <span key={above.kind} className="flex gap-x-2">
            <span aria-hidden="true" className="text-muted">
              /
            </span>
            <Link to={`/places/${above.kind}/${above.id}`} className="link">
              <bdi>{above.name[lang]}</bdi>
            </Link>
          </span>
        ))}
      </nav>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h1 className="min-w-0 text-xl font-bold leading-heading">
          <bdi>{place.name[lang]}</bdi>
        </h1>
        <span className="text-muted">{t(`console-places.kinds.${kind}`)}</span>
        <PlaceState place={place} />
        {mayWrite && !isDefault && (
          <div className="ms-auto flex flex-wrap gap-2">
            {kind !== 'country' && (
              <Button
                size="small"
                variant="secondary"
                isPending={activate.isPending}
                onClick={() =>
                  activate.run({ params: { kind, id: String(id) }, body: { revision, is_active: !isActive } })
                }
              >
                {t(isActive ? 'console-places.hide.action' : 'console-places.hide.show')}
              </Button>
            )}
            <Button size="small" variant="danger" onClick={() => setIsAsking(true)}>
              {t('console-places.remove.action')}
            </Button>
          </div>
        )}
      </div>
      <CommandProblem command={activate} />
      {isAsking && <RemoveDialog place={place} onClose={() => setIsAsking(false)} />}
    </header>
  )
}
