import { useParams } from 'react-router'
import { DetailState } from '~/components/detail-states.tsx'
import { loadTexts } from '~/session/messages.ts'
import { useMay } from '~/session/operator.ts'
import { CentreHead } from '../centre-head.tsx'
import { useCentre } from '../use-centre.ts'
import { DriversPanel } from './drivers-panel.tsx'
import { StaffPanel } from './staff-panel.tsx'

export const handle = { texts: await loadTexts('console-centres') }

/** Drivers and staff of a centre. */
export default function TeamScreen() {
  const { id = '' } = useParams()
  const may = useMay()
  const { data, error, refetch } = useCentre(id)
  if (!data) return <DetailState error={error} onAgain={() => void refetch()} />
  return (
    <div className="grid gap-4 px-3 py-4 lg:px-5">
      <CentreHead centre={data.data} />
      <div className="grid items-start gap-4 xl:grid-cols-2">
        {may('drivers.write') && <DriversPanel key={id} centreId={data.data.id} />}
        <StaffPanel centreId={data.data.id} />
      </div>
    </div>
  )
}
