import type { HandMadeConsole } from './open-console.ts'
import { all, both, type Made, paragraph } from './texts.ts'

type Shown = { categoryId: number; collectionId: number; stateId: number; picture: string }

/** Pages, texts, legal texts and menus. */
export async function makeContent(
  { command }: HandMadeConsole,
  { categoryId, collectionId, stateId, picture }: Shown,
) {
  const pageType = await command('/page-types/', {
    slug: 'home-page',
    name: { en: 'Home page', ar: 'الصفحة الرئيسية' },
  })
  const page = await command('/pages/', {
    page_type_id: pageType.id,
    slug: 'top-image-1',
    language: 'en',
    texts: {
      title: 'Oil for the summer',
      content: paragraph('Hot.'),
      seo_title: 'Oil',
      seo_description: 'Oil.',
    },
    translations: { ar: null, hi: null },
    channels: ['default-channel'],
    priority: 1,
    state_ids: [stateId],
    picture,
    picture_mobile: picture,
    text: 'Every can with a funnel',
    button_label: 'See',
    link: '/products',
  })
  await command(`/pages/${page.id}/publish/`, { revision: page.revision, from: null, until: null })
  await command('/faq/', {
    question: both('When are you open?', 'متى تفتحون؟'),
    answer: both('Every day.', 'كل يوم.'),
    is_published: true,
  })
  const contact = (title: string) => ({
    title,
    company: 'Warsha',
    address: 'Ghala',
    hours: '06:00-22:00',
    text: title,
  })
  const texts = { revision: 0, en: contact('Write to us'), ar: contact('راسلنا') }
  await command('/site-texts/contact/', texts, 'PUT')
  await command(
    '/site-texts/delivery-rules/',
    {
      revision: 0,
      title: both('Delivery', 'التوصيل'),
      rules: [{ title: both('At the centre', 'في المركز'), text: both('By hour.', 'بالموعد.') }],
    },
    'PUT',
  )
  for (const kind of ['terms', 'privacy', 'returns']) {
    await command('/legal-texts/', {
      kind,
      version: '1.0',
      effective_date: '2099-01-01',
      title: both('Rules', 'القواعد'),
      content: { en: paragraph('Be kind.'), ar: paragraph('كن لطيفًا.') },
    })
  }
  const about = await makeTextPage(command)
  const nowhere = { category_id: null, collection_id: null, page_id: null, url: null }
  const item = (level: number, names: object, target: object) => ({
    id: null,
    level,
    names,
    ...nowhere,
    ...target,
  })
  await command('/menus/', {
    slug: 'navbar',
    name: 'Menu',
    items: [
      item(0, all('Oils', 'زيوت'), { category_id: categoryId }),
      item(1, all('Favourites', 'المفضلة'), { collection_id: collectionId }),
      item(1, all('About us', 'عنا'), { page_id: about.id }),
    ],
  })
}

/** A text is one page with translations. */
async function makeTextPage(command: HandMadeConsole['command']): Promise<Made> {
  const pageType = await command('/page-types/', { slug: 'text', name: { en: 'Text', ar: 'نص' } })
  const texts = (title: string) => ({
    title,
    content: paragraph(title),
    seo_title: null,
    seo_description: null,
  })
  const fields = {
    page_type_id: pageType.id,
    slug: 'about-us',
    language: null,
    texts: texts('About the shop'),
    translations: { ar: texts('عنا'), hi: null },
    channels: ['default-channel'],
    priority: null,
    state_ids: [],
    picture: null,
    picture_mobile: null,
    text: null,
    button_label: null,
    link: null,
  }
  const made = await command('/pages/', fields)
  // Its Arabic is older from now on.
  const renamed = { ...fields, revision: made.revision, texts: texts('About us') }
  const page = await command(`/pages/${made.id}/`, renamed, 'PUT')
  const until = '2099-12-31T20:00:00Z'
  return command(`/pages/${page.id}/publish/`, { revision: page.revision, from: null, until })
}
