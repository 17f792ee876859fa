import { useTranslation } from '~/session/messages.ts'

/** Screens of lists of products that operators put together. */
export function useCollectionPages() {
  const { t } = useTranslation()
  return [
    { to: '/collections', title: t('console-taxonomy.collections.title') },
    { to: '/product-sliders', title: t('console-taxonomy.sliders.title') },
  ]
}

/** Screens of what describes products. */
export function useAttributePages() {
  const { t } = useTranslation()
  return [
    { to: '/attributes', title: t('console-taxonomy.attributes.title') },
    { to: '/product-types', title: t('console-taxonomy.types.title') },
  ]
}
