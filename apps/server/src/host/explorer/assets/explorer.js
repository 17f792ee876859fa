const example = `query Listing {
  products(first: 6, channel: "default-channel") {
    totalCount
    edges {
      node {
        id
        name
        translation(languageCode: AR) { name }
        pricing { priceRange { start { gross { amount currency } } } }
      }
    }
  }
}
`
const introspection = `{ __schema { types { name kind description
  fields(includeDeprecated: true) { name isDeprecated args { name type { ...T } } type { ...T } }
  inputFields { name type { ...T } } enumValues { name } } } }
fragment T on __Type { name kind ofType { name kind ofType { name kind ofType { name kind } } } }`

const at = (id) => document.getElementById(id)
const query = at('query')
query.value = example

async function ask(body) {
  const headers = { 'Content-Type': 'application/json', 'Accept-Language': at('language').value }
  const token = at('token').value.trim()
  if (token) headers.Authorization = `Bearer ${token}`
  const answer = await fetch(at('endpoint').value, { method: 'POST', headers, body: JSON.stringify(body) })
  return answer.json()
}

async function run() {
  const result = at('result')
  result.textContent = '…'
  try {
    const variables = JSON.parse(at('variables').value || '{}')
    result.textContent = JSON.stringify(await ask({ query: query.value, variables }), null, 2)
  } catch (error) {
    result.textContent = String(error)
  }
}

const typeText = (type) =>
  type.kind === 'NON_NULL'
    ? `${typeText(type.ofType)}!`
    : type.kind === 'LIST'
      ? `[${typeText(type.ofType)}]`
      : type.name

function fieldText(field) {
  const args = field.args?.length
    ? `(${field.args.map((arg) => `${arg.name}: ${typeText(arg.type)}`).join(', ')})`
    : ''
  return `${field.name}${args}${field.type ? `: ${typeText(field.type)}` : ''}`
}

function show(types, term) {
  const wanted = term.toLowerCase()
  const found = types.filter((type) => {
    const members = [...(type.fields ?? []), ...(type.inputFields ?? []), ...(type.enumValues ?? [])]
    return (
      type.name.toLowerCase().includes(wanted) ||
      members.some((member) => member.name.toLowerCase().includes(wanted))
    )
  })
  at('types').replaceChildren(
    ...found.slice(0, 60).map((type) => {
      const details = document.createElement('details')
      details.open = wanted.length > 2 && found.length < 4
      const summary = document.createElement('summary')
      summary.textContent = `${type.name} ${type.kind.toLowerCase()}`
      const list = document.createElement('ul')
      for (const member of [
        ...(type.fields ?? []),
        ...(type.inputFields ?? []),
        ...(type.enumValues ?? []),
      ]) {
        const item = document.createElement('li')
        item.textContent = fieldText(member)
        list.append(item)
      }
      details.append(summary, list)
      return details
    }),
  )
}

async function loadTypes() {
  const answer = await ask({ query: introspection })
  const types = (answer.data?.__schema.types ?? []).filter((type) => !type.name.startsWith('__'))
  types.sort((one, other) => rank(one) - rank(other) || one.name.localeCompare(other.name))
  show(types, at('find').value)
  at('find').oninput = () => show(types, at('find').value)
}

const rank = (type) =>
  type.name === 'Query' ? 0 : type.name === 'Mutation' ? 1 : type.kind === 'OBJECT' ? 2 : 3

at('run').addEventListener('click', run)
at('endpoint').addEventListener('change', loadTypes)
document.addEventListener('keydown', (event) => {
  if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) run()
})
loadTypes()
