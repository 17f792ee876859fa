import {
  createLegalVersionCall,
  deleteLegalVersionCall,
  listLegalVersionsCall,
  readLegalVersionCall,
  updateLegalVersionCall,
} from '@warsha/contract/console/content/texts.calls.ts'
import {
  createLegalVersionSchema,
  deleteLegalVersionSchema,
  listLegalVersionsSchema,
  type RestLegalVersion,
  readLegalVersionSchema,
  updateLegalVersionSchema,
} from '@warsha/contract/console/content/texts.rest.ts'
import { keysetPage, readPosition } from '#commands/keyset.ts'
import { commandRoute } from '#http/command-route.ts'
import { sendRefusal } from '#http/rest/answers.ts'
import type { RestRoutes } from '#http/rest/rest-routes.ts'
import { routeOf } from '#http/rest/route-of.ts'
import { refuse } from '#kernel/outcome.ts'
import { blocksOf, type LegalSection } from '../../rules/legal-version.ts'
import {
  createLegalVersion,
  deleteLegalVersion,
  editLegalVersion,
  type LegalInput,
  type LegalVersion,
  listLegalVersions,
  readLegalVersion,
} from '../../use-cases/edit-legal-texts.ts'
import { toRichText } from './page-shapes.ts'

/** Versions of terms, privacy and returns. */
export const legalTextRoutes: RestRoutes = (deps) => async (app) => {
  app.route({
    ...routeOf(listLegalVersionsCall, listLegalVersionsSchema),
    handler: async (request, reply) => {
      const { after, limit, kind } = request.query
      const before = after === undefined ? undefined : readPlace(after)
      if (before === null) return sendRefusal(request, reply, refuse('INVALID', { field: 'after' }))
      const page = await listLegalVersions(deps, { kind }, { before, limit })
      return keysetPage(
        page.found,
        { ...page, limit },
        { positionOf: ({ effectiveDate, id }) => [effectiveDate, id], write: toLegalVersion },
      )
    },
  })

  app.route({
    ...routeOf(readLegalVersionCall, readLegalVersionSchema),
    handler: async (request, reply) => {
      const version = await readLegalVersion(deps, request.params.id)
      return version.ok ? { data: toLegalVersion(version.value) } : sendRefusal(request, reply, version)
    },
  })

  app.route(
    commandRoute(deps, {
      call: createLegalVersionCall,
      schema: createLegalVersionSchema,
      command: createLegalVersion,
      read: ({ body }) => ({ kind: body.kind, ...inputOf(body) }),
      write: toLegalVersion,
    }),
  )

  app.route(
    commandRoute(deps, {
      call: updateLegalVersionCall,
      schema: updateLegalVersionSchema,
      command: editLegalVersion,
      read: ({ params, body }) => ({ id: params.id, revision: body.revision, ...inputOf(body) }),
      write: toLegalVersion,
    }),
  )

  app.route(
    commandRoute(deps, {
      call: deleteLegalVersionCall,
      schema: deleteLegalVersionSchema,
      command: deleteLegalVersion,
      read: ({ params, body }) => ({ id: params.id, revision: body.revision }),
      write: (result) => result,
    }),
  )
}

/** Null for what is no position of this list. */
function readPlace(text: string): { date: string; id: number } | null {
  const [date, id] = readPosition(text, 2) ?? []
  const isPlace =
    typeof date === 'string' &&
    !Number.isNaN(Date.parse(date)) &&
    /^\d{4}-\d{2}-\d{2}$/.test(date) &&
    typeof id === 'number' &&
    Number.isInteger(id) &&
    id > 0 &&
    id < 2 ** 31
  return isPlace ? { date, id } : null
}

type SentVersion = Pick<RestLegalVersion, 'version' | 'effective_date' | 'title' | 'content'>

function inputOf({ version, effective_date, title, content }: SentVersion): LegalInput {
  return {
    version,
    effectiveDate: effective_date,
    titleEn: title.en,
    titleAr: title.ar,
    contentEn: content.en,
    contentAr: content.ar,
  }
}

function toLegalVersion(version: LegalVersion): RestLegalVersion {
  return {
    id: version.id,
    kind: version.kind,
    version: version.version,
    effective_date: version.effectiveDate,
    title: { en: version.titleEn, ar: version.titleAr },
    content: { en: textOf(version.sectionsEn), ar: textOf(version.sectionsAr) },
    state: version.state,
    revision: version.revision,
  }
}

function textOf(sections: readonly LegalSection[]): RestLegalVersion['content']['en'] {
  return toRichText({ blocks: blocksOf(sections) }) ?? { blocks: [] }
}
