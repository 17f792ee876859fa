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
    { to: '/page-attributes', title: t('console-taxonomy.pageAttributes.title') },
  ]
}

/** Screens of what centres are described by, and where goods are. */
export function useCentrePages() {
  const { t } = useTranslation()
  return [
    { to: '/service-types', title: t('console-taxonomy.serviceTypes.title') },
    { to: '/centre-types', title: t('console-taxonomy.centreTypes.title') },
    { to: '/warehouses', title: t('console-taxonomy.warehouses.title') },
  ]
}
