import type { ReactNode } from 'react'
import { BillsSection } from './bills/bills-section.tsx'
import { DetailsSection } from './details-section.tsx'
import { PasskeysSection } from './passkeys-section.tsx'
import { PrivacySection } from './privacy-section.tsx'
import { SessionsSection } from './sessions-section.tsx'

export function ProfilePage() {
  return (
    <ProfileColumns>
      <DetailsSection />
      <BillsSection />
      <SessionsSection />
      <PasskeysSection />
      <PrivacySection />
    </ProfileColumns>
  )
}

export function ProfileColumns({ children }: { children: ReactNode }) {
  return (
    <div className="page-width py-5 lg:py-8">
      <div className="mx-auto grid max-w-3xl items-start gap-4 xl:max-w-none xl:grid-cols-2 xl:grid-rows-[repeat(3,auto)_1fr] xl:[&>*:first-child]:col-span-full xl:[&>*:nth-child(2)]:row-span-3">
        {children}
      </div>
    </div>
  )
}
