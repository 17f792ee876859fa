// Generated from the GraphQL files of the contract and the front ends by `npm run generate`; not edited by hand.

export type Maybe<T> = T | null | undefined
export type InputMaybe<T> = T | null | undefined
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string }
  String: { input: string; output: string }
  Boolean: { input: boolean; output: boolean }
  Int: { input: number; output: number }
  Float: { input: number; output: number }
  /** ISO 8601 with offset, for example `2026-03-01T08:30:00+00:00`. */
  DateTime: { input: Date; output: Date }
  /** `YYYY-MM-DD`. */
  Date: { input: string; output: Date | string }
  Decimal: { input: number; output: number }
  /** Zero or more. */
  PositiveDecimal: { input: number; output: number }
  PositiveInt: { input: number; output: number }
  UUID: { input: string; output: string }
  /** An object or a list. */
  JSON: { input: unknown; output: unknown }
  /** JSON written inside a string. */
  JSONString: { input: unknown; output: unknown }
  /** An object whose values are strings. */
  Metadata: { input: Readonly<Record<string, string>>; output: Readonly<Record<string, string>> }
  GenericScalar: { input: unknown; output: unknown }
  Minute: { input: number; output: number }
  Hour: { input: number; output: number }
  Day: { input: number; output: number }
}

export type Address = Node &
  ObjectWithMetadata & {
    readonly id: Scalars['ID']['output']
    readonly firstName: Scalars['String']['output']
    readonly lastName: Scalars['String']['output']
    readonly companyName: Scalars['String']['output']
    readonly streetAddress1: Scalars['String']['output']
    readonly streetAddress2: Scalars['String']['output']
    readonly city: Scalars['String']['output']
    /** The city in the language of the call, if it is a place of the shop; otherwise as it was written. Not in Saleor. */
    readonly cityName: Scalars['String']['output']
    readonly cityArea: Scalars['String']['output']
    readonly postalCode: Scalars['String']['output']
    readonly country: CountryDisplay
    readonly countryArea: Scalars['String']['output']
    readonly phone?: Maybe<Scalars['String']['output']>
    readonly isDefaultShippingAddress?: Maybe<Scalars['Boolean']['output']>
    readonly isDefaultBillingAddress?: Maybe<Scalars['Boolean']['output']>
    readonly metadata: ReadonlyArray<MetadataItem>
    readonly metafield?: Maybe<Scalars['String']['output']>
    readonly metafields?: Maybe<Scalars['Metadata']['output']>
    readonly privateMetadata: ReadonlyArray<MetadataItem>
    readonly privateMetafield?: Maybe<Scalars['String']['output']>
    readonly privateMetafields?: Maybe<Scalars['Metadata']['output']>
  }

export type AddressMetafieldArgs = {
  key: Scalars['String']['input']
}

export type AddressMetafieldsArgs = {
  keys?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>
}

export type AddressPrivateMetafieldArgs = {
  key: Scalars['String']['input']
}

export type AddressPrivateMetafieldsArgs = {
  keys?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>
}

export type AddressValidationData = {
  readonly countryCode: Scalars['String']['output']
  readonly countryName: Scalars['String']['output']
  readonly addressFormat: Scalars['String']['output']
  readonly addressLatinFormat: Scalars['String']['output']
  readonly allowedFields: ReadonlyArray<Scalars['String']['output']>
  readonly requiredFields: ReadonlyArray<Scalars['String']['output']>
  readonly upperFields: ReadonlyArray<Scalars['String']['output']>
  readonly countryAreaType: Scalars['String']['output']
  readonly countryAreaChoices: ReadonlyArray<ChoiceValue>
  readonly cityType: Scalars['String']['output']
  readonly cityChoices: ReadonlyArray<ChoiceValue>
  readonly cityAreaType: Scalars['String']['output']
  readonly cityAreaChoices: ReadonlyArray<ChoiceValue>
  readonly postalCodeType: Scalars['String']['output']
  readonly postalCodeMatchers: ReadonlyArray<Scalars['String']['output']>
  readonly postalCodeExamples: ReadonlyArray<Scalars['String']['output']>
  readonly postalCodePrefix: Scalars['String']['output']
}

export type ChoiceValue = {
  readonly raw?: Maybe<Scalars['String']['output']>
  readonly verbose?: Maybe<Scalars['String']['output']>
}

export type AccountAddressCreate = {
  readonly user?: Maybe<User>
  readonly address?: Maybe<Address>
  readonly errors: ReadonlyArray<AccountError>
  /** @deprecated Use `errors` field instead. */
  readonly accountErrors: ReadonlyArray<AccountError>
}

export type AccountAddressUpdate = {
  readonly user?: Maybe<User>
  readonly address?: Maybe<Address>
  readonly errors: ReadonlyArray<AccountError>
  /** @deprecated Use `errors` field instead. */
  readonly accountErrors: ReadonlyArray<AccountError>
}

export type AccountAddressDelete = {
  readonly user?: Maybe<User>
  /** The address that is no more. */
  readonly address?: Maybe<Address>
  readonly errors: ReadonlyArray<AccountError>
  /** @deprecated Use `errors` field instead. */
  readonly accountErrors: ReadonlyArray<AccountError>
}

export type AccountSetDefaultAddress = {
  readonly user?: Maybe<User>
  readonly errors: ReadonlyArray<AccountError>
  /** @deprecated Use `errors` field instead. */
  readonly accountErrors: ReadonlyArray<AccountError>
}

export type AttributeCountableConnection = {
  readonly pageInfo: PageInfo
  readonly edges: ReadonlyArray<AttributeCountableEdge>
  readonly totalCount?: Maybe<Scalars['Int']['output']>
}

export type AttributeCountableEdge = {
  readonly node: Attribute
  readonly cursor: Scalars['String']['output']
}

/** `inCategory` keeps the attributes of products in that category or below it, as far as the channel shows them. */
export type AttributeFilterInput = {
  readonly valueRequired?: InputMaybe<Scalars['Boolean']['input']>
  readonly isVariantOnly?: InputMaybe<Scalars['Boolean']['input']>
  readonly visibleInStorefront?: InputMaybe<Scalars['Boolean']['input']>
  readonly metadata?: InputMaybe<ReadonlyArray<MetadataFilter>>
  readonly search?: InputMaybe<Scalars['String']['input']>
  readonly ids?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>
  readonly type?: InputMaybe<AttributeTypeEnum>
  readonly inCollection?: InputMaybe<Scalars['ID']['input']>
  readonly inCategory?: InputMaybe<Scalars['ID']['input']>
  readonly slugs?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>
  readonly filterableInStorefront?: InputMaybe<Scalars['Boolean']['input']>
  readonly availableInGrid?: InputMaybe<Scalars['Boolean']['input']>
  readonly filterableInDashboard?: InputMaybe<Scalars['Boolean']['input']>
  readonly channel?: InputMaybe<Scalars['String']['input']>
}

/** Either conditions, all of which must hold, or one of AND and OR over more of the same. */
export type AttributeWhereInput = {
  readonly metadata?: InputMaybe<ReadonlyArray<MetadataFilter>>
  readonly ids?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>
  readonly name?: InputMaybe<StringFilterInput>
  readonly slug?: InputMaybe<StringFilterInput>
  readonly withChoices?: InputMaybe<Scalars['Boolean']['input']>
  readonly inputType?: InputMaybe<AttributeInputTypeEnumFilterInput>
  readonly entityType?: InputMaybe<AttributeEntityTypeEnumFilterInput>
  readonly type?: InputMaybe<AttributeTypeEnumFilterInput>
  readonly unit?: InputMaybe<MeasurementUnitsEnumFilterInput>
  readonly inCollection?: InputMaybe<Scalars['ID']['input']>
  readonly inCategory?: InputMaybe<Scalars['ID']['input']>
  readonly valueRequired?: InputMaybe<Scalars['Boolean']['input']>
  readonly visibleInStorefront?: InputMaybe<Scalars['Boolean']['input']>
  readonly filterableInDashboard?: InputMaybe<Scalars['Boolean']['input']>
  readonly AND?: InputMaybe<ReadonlyArray<AttributeWhereInput>>
  readonly OR?: InputMaybe<ReadonlyArray<AttributeWhereInput>>
}

export type AttributeInputTypeEnumFilterInput = {
  readonly eq?: InputMaybe<AttributeInputTypeEnum>
  readonly oneOf?: InputMaybe<ReadonlyArray<AttributeInputTypeEnum>>
}

export type AttributeEntityTypeEnumFilterInput = {
  readonly eq?: InputMaybe<AttributeEntityTypeEnum>
  readonly oneOf?: InputMaybe<ReadonlyArray<AttributeEntityTypeEnum>>
}

export type AttributeTypeEnumFilterInput = {
  readonly eq?: InputMaybe<AttributeTypeEnum>
  readonly oneOf?: InputMaybe<ReadonlyArray<AttributeTypeEnum>>
}

export type MeasurementUnitsEnumFilterInput = {
  readonly eq?: InputMaybe<MeasurementUnitsEnum>
  readonly oneOf?: InputMaybe<ReadonlyArray<MeasurementUnitsEnum>>
}

export type AttributeSortingInput = {
  readonly direction: OrderDirection
  readonly field: AttributeSortField
}

export type AttributeSortField =
  | 'NAME'
  | 'SLUG'
  | 'VALUE_REQUIRED'
  | 'IS_VARIANT_ONLY'
  | 'VISIBLE_IN_STOREFRONT'
  | 'FILTERABLE_IN_STOREFRONT'
  | 'FILTERABLE_IN_DASHBOARD'
  | 'STOREFRONT_SEARCH_POSITION'
  | 'AVAILABLE_IN_GRID'

/** A place in the tree of four levels. `metadata` carries `priority` and, where purchases are limited, `usage_limit_type`. */
export type Category = Node &
  ObjectWithMetadata & {
    readonly id: Scalars['ID']['output']
    readonly name: Scalars['String']['output']
    readonly slug: Scalars['String']['output']
    /** Editor.js */
    readonly description?: Maybe<Scalars['JSONString']['output']>
    /** @deprecated Use the `description` field instead. */
    readonly descriptionJson?: Maybe<Scalars['JSONString']['output']>
    readonly seoTitle?: Maybe<Scalars['String']['output']>
    readonly seoDescription?: Maybe<Scalars['String']['output']>
    readonly parent?: Maybe<Category>
    readonly level: Scalars['Int']['output']
    readonly updatedAt: Scalars['DateTime']['output']
    readonly ancestors?: Maybe<CategoryCountableConnection>
    readonly children?: Maybe<CategoryCountableConnection>
    readonly backgroundImage?: Maybe<Image>
    readonly translation?: Maybe<CategoryTranslation>
    readonly metadata: ReadonlyArray<MetadataItem>
    readonly metafield?: Maybe<Scalars['String']['output']>
    readonly metafields?: Maybe<Scalars['Metadata']['output']>
    readonly privateMetadata: ReadonlyArray<MetadataItem>
    readonly privateMetafield?: Maybe<Scalars['String']['output']>
    readonly privateMetafields?: Maybe<Scalars['Metadata']['output']>
    /** Its own and those of every category below. */
    readonly products?: Maybe<ProductCountableConnection>
  }

/** A place in the tree of four levels. `metadata` carries `priority` and, where purchases are limited, `usage_limit_type`. */
export type CategoryAncestorsArgs = {
  before?: InputMaybe<Scalars['String']['input']>
  after?: InputMaybe<Scalars['String']['input']>
  first?: InputMaybe<Scalars['Int']['input']>
  last?: InputMaybe<Scalars['Int']['input']>
}

/** A place in the tree of four levels. `metadata` carries `priority` and, where purchases are limited, `usage_limit_type`. */
export type CategoryChildrenArgs = {
  before?: InputMaybe<Scalars['String']['input']>
  after?: InputMaybe<Scalars['String']['input']>
  first?: InputMaybe<Scalars['Int']['input']>
  last?: InputMaybe<Scalars['Int']['input']>
}

/** A place in the tree of four levels. `metadata` carries `priority` and, where purchases are limited, `usage_limit_type`. */
export type CategoryBackgroundImageArgs = {
  size?: InputMaybe<Scalars['Int']['input']>
  format?: InputMaybe<ThumbnailFormatEnum>
}

/** A place in the tree of four levels. `metadata` carries `priority` and, where purchases are limited, `usage_limit_type`. */
export type CategoryTranslationArgs = {
  languageCode: LanguageCodeEnum
}

/** A place in the tree of four levels. `metadata` carries `priority` and, where purchases are limited, `usage_limit_type`. */
export type CategoryMetafieldArgs = {
  key: Scalars['String']['input']
}

/** A place in the tree of four levels. `metadata` carries `priority` and, where purchases are limited, `usage_limit_type`. */
export type CategoryMetafieldsArgs = {
  keys?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>
}

/** A place in the tree of four levels. `metadata` carries `priority` and, where purchases are limited, `usage_limit_type`. */
export type CategoryPrivateMetafieldArgs = {
  key: Scalars['String']['input']
}

/** A place in the tree of four levels. `metadata` carries `priority` and, where purchases are limited, `usage_limit_type`. */
export type CategoryPrivateMetafieldsArgs = {
  keys?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>
}

/** A place in the tree of four levels. `metadata` carries `priority` and, where purchases are limited, `usage_limit_type`. */
export type CategoryProductsArgs = {
  filter?: InputMaybe<ProductFilterInput>
  where?: InputMaybe<ProductWhereInput>
  sortBy?: InputMaybe<ProductOrder>
  search?: InputMaybe<Scalars['String']['input']>
  channel?: InputMaybe<Scalars['String']['input']>
  before?: InputMaybe<Scalars['String']['input']>
  after?: InputMaybe<Scalars['String']['input']>
  first?: InputMaybe<Scalars['Int']['input']>
  last?: InputMaybe<Scalars['Int']['input']>
}

export type CategoryTranslation = Node & {
  readonly id: Scalars['ID']['output']
  readonly language: LanguageDisplay
  readonly seoTitle?: Maybe<Scalars['String']['output']>
  readonly seoDescription?: Maybe<Scalars['String']['output']>
  readonly slug?: Maybe<Scalars['String']['output']>
  readonly name?: Maybe<Scalars['String']['output']>
  readonly description?: Maybe<Scalars['JSONString']['output']>
}

export type CategoryCountableConnection = {
  readonly pageInfo: PageInfo
  readonly edges: ReadonlyArray<CategoryCountableEdge>
  readonly totalCount?: Maybe<Scalars['Int']['output']>
}

export type CategoryCountableEdge = {
  readonly node: Category
  readonly cursor: Scalars['String']['output']
}

export type CategoryFilterInput = {
  readonly search?: InputMaybe<Scalars['String']['input']>
  readonly metadata?: InputMaybe<ReadonlyArray<MetadataFilter>>
  readonly ids?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>
  readonly slugs?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>
  readonly updatedAt?: InputMaybe<DateTimeRangeInput>
}

/** Either conditions, all of which must hold, or one of AND and OR over more of the same. */
export type CategoryWhereInput = {
  readonly metadata?: InputMaybe<ReadonlyArray<MetadataFilter>>
  readonly ids?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>
  readonly AND?: InputMaybe<ReadonlyArray<CategoryWhereInput>>
  readonly OR?: InputMaybe<ReadonlyArray<CategoryWhereInput>>
}

export type CategorySortField = 'NAME' | 'PRODUCT_COUNT' | 'SUBCATEGORY_COUNT'

export type CategorySortingInput = {
  readonly direction: OrderDirection
  readonly channel?: InputMaybe<Scalars['String']['input']>
  readonly field: CategorySortField
}

/** Products that an operator put together. A home page usually shows the one named `featured-products`. */
export type Collection = Node &
  ObjectWithMetadata & {
    readonly id: Scalars['ID']['output']
    readonly name: Scalars['String']['output']
    readonly slug: Scalars['String']['output']
    /** Editor.js */
    readonly description?: Maybe<Scalars['JSONString']['output']>
    /** @deprecated Use the `description` field instead. */
    readonly descriptionJson?: Maybe<Scalars['JSONString']['output']>
    readonly seoTitle?: Maybe<Scalars['String']['output']>
    readonly seoDescription?: Maybe<Scalars['String']['output']>
    readonly channel?: Maybe<Scalars['String']['output']>
    readonly backgroundImage?: Maybe<Image>
    readonly translation?: Maybe<CollectionTranslation>
    readonly metadata: ReadonlyArray<MetadataItem>
    readonly metafield?: Maybe<Scalars['String']['output']>
    readonly metafields?: Maybe<Scalars['Metadata']['output']>
    readonly privateMetadata: ReadonlyArray<MetadataItem>
    readonly privateMetafield?: Maybe<Scalars['String']['output']>
    readonly privateMetafields?: Maybe<Scalars['Metadata']['output']>
    /** In the order that the operator gave them, unless sorted. */
    readonly products?: Maybe<ProductCountableConnection>
  }

/** Products that an operator put together. A home page usually shows the one named `featured-products`. */
export type CollectionBackgroundImageArgs = {
  size?: InputMaybe<Scalars['Int']['input']>
  format?: InputMaybe<ThumbnailFormatEnum>
}

/** Products that an operator put together. A home page usually shows the one named `featured-products`. */
export type CollectionTranslationArgs = {
  languageCode: LanguageCodeEnum
}

/** Products that an operator put together. A home page usually shows the one named `featured-products`. */
export type CollectionMetafieldArgs = {
  key: Scalars['String']['input']
}

/** Products that an operator put together. A home page usually shows the one named `featured-products`. */
export type CollectionMetafieldsArgs = {
  keys?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>
}

/** Products that an operator put together. A home page usually shows the one named `featured-products`. */
export type CollectionPrivateMetafieldArgs = {
  key: Scalars['String']['input']
}

/** Products that an operator put together. A home page usually shows the one named `featured-products`. */
export type CollectionPrivateMetafieldsArgs = {
  keys?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>
}

/** Products that an operator put together. A home page usually shows the one named `featured-products`. */
export type CollectionProductsArgs = {
  filter?: InputMaybe<ProductFilterInput>
  where?: InputMaybe<ProductWhereInput>
  sortBy?: InputMaybe<ProductOrder>
  search?: InputMaybe<Scalars['String']['input']>
  before?: InputMaybe<Scalars['String']['input']>
  after?: InputMaybe<Scalars['String']['input']>
  first?: InputMaybe<Scalars['Int']['input']>
  last?: InputMaybe<Scalars['Int']['input']>
}

export type CollectionTranslation = Node & {
  readonly id: Scalars['ID']['output']
  readonly language: LanguageDisplay
  readonly seoTitle?: Maybe<Scalars['String']['output']>
  readonly seoDescription?: Maybe<Scalars['String']['output']>
  readonly slug?: Maybe<Scalars['String']['output']>
  readonly name?: Maybe<Scalars['String']['output']>
  readonly description?: Maybe<Scalars['JSONString']['output']>
}

export type CollectionCountableConnection = {
  readonly pageInfo: PageInfo
  readonly edges: ReadonlyArray<CollectionCountableEdge>
  readonly totalCount?: Maybe<Scalars['Int']['output']>
}

export type CollectionCountableEdge = {
  readonly node: Collection
  readonly cursor: Scalars['String']['output']
}

export type CollectionPublished = 'PUBLISHED' | 'HIDDEN'

export type CollectionFilterInput = {
  readonly published?: InputMaybe<CollectionPublished>
  readonly search?: InputMaybe<Scalars['String']['input']>
  readonly metadata?: InputMaybe<ReadonlyArray<MetadataFilter>>
  readonly ids?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>
  readonly slugs?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>
  readonly channel?: InputMaybe<Scalars['String']['input']>
}

/** Either conditions, all of which must hold, or one of AND and OR over more of the same. */
export type CollectionWhereInput = {
  readonly metadata?: InputMaybe<ReadonlyArray<MetadataFilter>>
  readonly ids?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>
  readonly AND?: InputMaybe<ReadonlyArray<CollectionWhereInput>>
  readonly OR?: InputMaybe<ReadonlyArray<CollectionWhereInput>>
}

export type CollectionSortingInput = {
  readonly direction: OrderDirection
  readonly channel?: InputMaybe<Scalars['String']['input']>
  readonly field: CollectionSortField
}

export type CollectionSortField =
  | 'NAME'
  | 'AVAILABILITY'
  | 'PRODUCT_COUNT'
  | 'PUBLICATION_DATE'
  | 'PUBLISHED_AT'

export type ProductCountableConnection = {
  readonly pageInfo: PageInfo
  readonly edges: ReadonlyArray<ProductCountableEdge>
  readonly totalCount?: Maybe<Scalars['Int']['output']>
}

export type ProductCountableEdge = {
  readonly node: Product
  readonly cursor: Scalars['String']['output']
}

export type ProductOrder = {
  readonly direction: OrderDirection
  readonly channel?: InputMaybe<Scalars['String']['input']>
  /** Products without the attribute come last. Give this or a field. */
  readonly attributeId?: InputMaybe<Scalars['ID']['input']>
  readonly field?: InputMaybe<ProductOrderField>
}

export type ProductOrderField =
  | 'NAME'
  /** Only with a search, and its order by default. */
  | 'RANK'
  /** Of the cheapest variant, before discounts. */
  | 'PRICE'
  /** What the shopper pays for the cheapest variant. */
  | 'MINIMAL_PRICE'
  | 'LAST_MODIFIED'
  | 'DATE'
  | 'TYPE'
  | 'PUBLISHED'
  | 'PUBLICATION_DATE'
  | 'PUBLISHED_AT'
  | 'LAST_MODIFIED_AT'
  | 'COLLECTION'
  /** Descending puts best sellers first. */
  | 'RATING'
  | 'CREATED_AT'
  /** Not in Saleor: by the brand's name in the caller's language, products without a brand last. */
  | 'BRANDS'

/** Everything given must hold. Categories include those below them. */
export type ProductFilterInput = {
  readonly isPublished?: InputMaybe<Scalars['Boolean']['input']>
  readonly collections?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>
  readonly categories?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>
  readonly hasCategory?: InputMaybe<Scalars['Boolean']['input']>
  readonly attributes?: InputMaybe<ReadonlyArray<AttributeInput>>
  readonly stockAvailability?: InputMaybe<StockAvailability>
  readonly stocks?: InputMaybe<ProductStockFilterInput>
  readonly search?: InputMaybe<Scalars['String']['input']>
  readonly metadata?: InputMaybe<ReadonlyArray<MetadataFilter>>
  readonly publishedFrom?: InputMaybe<Scalars['DateTime']['input']>
  readonly isAvailable?: InputMaybe<Scalars['Boolean']['input']>
  readonly availableFrom?: InputMaybe<Scalars['DateTime']['input']>
  readonly isVisibleInListing?: InputMaybe<Scalars['Boolean']['input']>
  /** Of any variant, before discounts. */
  readonly price?: InputMaybe<PriceRangeInput>
  /** Of the cheapest variant, after discounts. */
  readonly minimalPrice?: InputMaybe<PriceRangeInput>
  readonly updatedAt?: InputMaybe<DateTimeRangeInput>
  readonly productTypes?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>
  readonly giftCard?: InputMaybe<Scalars['Boolean']['input']>
  readonly ids?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>
  readonly hasPreorderedVariants?: InputMaybe<Scalars['Boolean']['input']>
  readonly slugs?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>
  readonly channel?: InputMaybe<Scalars['String']['input']>
  /** Not in Saleor: leaves out what does not suit the car, such as oil of another grade. */
  readonly fits?: InputMaybe<CarInput>
}

/** A model that `cars/load_cars/` lists, as it was built in a year. */
export type CarInput = {
  readonly car: Scalars['ID']['input']
  readonly year: Scalars['Int']['input']
}

/** Either conditions, all of which must hold, or one of AND and OR over more of the same. */
export type ProductWhereInput = {
  readonly metadata?: InputMaybe<ReadonlyArray<MetadataFilter>>
  readonly ids?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>
  readonly name?: InputMaybe<StringFilterInput>
  readonly slug?: InputMaybe<StringFilterInput>
  readonly productType?: InputMaybe<GlobalIdFilterInput>
  readonly category?: InputMaybe<GlobalIdFilterInput>
  readonly collection?: InputMaybe<GlobalIdFilterInput>
  readonly isAvailable?: InputMaybe<Scalars['Boolean']['input']>
  readonly isPublished?: InputMaybe<Scalars['Boolean']['input']>
  readonly isVisibleInListing?: InputMaybe<Scalars['Boolean']['input']>
  readonly publishedFrom?: InputMaybe<Scalars['DateTime']['input']>
  readonly availableFrom?: InputMaybe<Scalars['DateTime']['input']>
  readonly hasCategory?: InputMaybe<Scalars['Boolean']['input']>
  readonly price?: InputMaybe<DecimalFilterInput>
  readonly minimalPrice?: InputMaybe<DecimalFilterInput>
  readonly attributes?: InputMaybe<ReadonlyArray<AttributeInput>>
  readonly stockAvailability?: InputMaybe<StockAvailability>
  readonly stocks?: InputMaybe<ProductStockFilterInput>
  readonly giftCard?: InputMaybe<Scalars['Boolean']['input']>
  readonly hasPreorderedVariants?: InputMaybe<Scalars['Boolean']['input']>
  readonly updatedAt?: InputMaybe<DateTimeFilterInput>
  readonly AND?: InputMaybe<ReadonlyArray<ProductWhereInput>>
  readonly OR?: InputMaybe<ReadonlyArray<ProductWhereInput>>
}

/** One of the values is enough. An unknown attribute or value matches nothing. */
export type AttributeInput = {
  readonly slug?: InputMaybe<Scalars['String']['input']>
  readonly value?: InputMaybe<AssignedAttributeValueInput>
  readonly values?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>
  readonly valuesRange?: InputMaybe<IntRangeInput>
  readonly dateTime?: InputMaybe<DateTimeRangeInput>
  readonly date?: InputMaybe<DateRangeInput>
  readonly boolean?: InputMaybe<Scalars['Boolean']['input']>
}

export type ProductStockFilterInput = {
  readonly warehouseIds?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>
  readonly quantity?: InputMaybe<IntRangeInput>
}

export type StockAvailability = 'IN_STOCK' | 'OUT_OF_STOCK'

/**
 * Goods, a service or a bundle. Beside what an operator writes, `metadata` carries what Saleor has no field for:
 * `kind` (goods, service, bundle or fee), `tag` and `free_gift` with their Arabic in `tag_ar` and `free_gift_ar`,
 * `visible_discount_type` (fixed or percentage), `fixed_discount_amount` and `discount_percentage` while there is a
 * discount, `bundle` (JSON list of product_id and quantity), `usage_limit_type` (per_user or per_order), `tax_rate` (percent, contained in the prices).
 */
export type Product = Node &
  ObjectWithMetadata &
  ObjectWithAttributes & {
    readonly id: Scalars['ID']['output']
    readonly name: Scalars['String']['output']
    readonly slug: Scalars['String']['output']
    /** Editor.js */
    readonly description?: Maybe<Scalars['JSONString']['output']>
    /** @deprecated Use the `description` field instead. */
    readonly descriptionJson?: Maybe<Scalars['JSONString']['output']>
    readonly seoTitle?: Maybe<Scalars['String']['output']>
    readonly seoDescription?: Maybe<Scalars['String']['output']>
    readonly productType: ProductType
    readonly category?: Maybe<Category>
    readonly created: Scalars['DateTime']['output']
    readonly updatedAt: Scalars['DateTime']['output']
    /** How well it sells: 5 for the best seller, one less for each ten times further back. */
    readonly rating?: Maybe<Scalars['Float']['output']>
    readonly channel?: Maybe<Scalars['String']['output']>
    readonly defaultVariant?: Maybe<ProductVariant>
    readonly thumbnail?: Maybe<Image>
    readonly media?: Maybe<ReadonlyArray<ProductMedia>>
    readonly mediaById?: Maybe<ProductMedia>
    /** Null in a channel that does not sell it. */
    readonly pricing?: Maybe<ProductPricingInfo>
    readonly isAvailableForPurchase?: Maybe<Scalars['Boolean']['output']>
    /** @deprecated Use the `availableForPurchaseAt` field. */
    readonly availableForPurchase?: Maybe<Scalars['Date']['output']>
    readonly availableForPurchaseAt?: Maybe<Scalars['DateTime']['output']>
    readonly assignedAttribute?: Maybe<AssignedAttribute>
    readonly assignedAttributes: ReadonlyArray<AssignedAttribute>
    /** @deprecated Use the `assignedAttribute` field instead. */
    readonly attribute?: Maybe<SelectedAttribute>
    /** @deprecated Use the `assignedAttributes` field instead. */
    readonly attributes: ReadonlyArray<SelectedAttribute>
    /** @deprecated Use top-level `productVariant` query. */
    readonly variant?: Maybe<ProductVariant>
    /** @deprecated Use `productVariants` field instead. */
    readonly variants?: Maybe<ReadonlyArray<ProductVariant>>
    readonly productVariants?: Maybe<ProductVariantCountableConnection>
    readonly collections?: Maybe<ReadonlyArray<Collection>>
    /** Null when there is none: clients show the base text. */
    readonly translation?: Maybe<ProductTranslation>
    readonly externalReference?: Maybe<Scalars['String']['output']>
    readonly metadata: ReadonlyArray<MetadataItem>
    readonly metafield?: Maybe<Scalars['String']['output']>
    readonly metafields?: Maybe<Scalars['Metadata']['output']>
    readonly privateMetadata: ReadonlyArray<MetadataItem>
    readonly privateMetafield?: Maybe<Scalars['String']['output']>
    readonly privateMetafields?: Maybe<Scalars['Metadata']['output']>
    /** Published, for sale and in stock in the caller's place. */
    readonly isAvailable?: Maybe<Scalars['Boolean']['output']>
  }

/**
 * Goods, a service or a bundle. Beside what an operator writes, `metadata` carries what Saleor has no field for:
 * `kind` (goods, service, bundle or fee), `tag` and `free_gift` with their Arabic in `tag_ar` and `free_gift_ar`,
 * `visible_discount_type` (fixed or percentage), `fixed_discount_amount` and `discount_percentage` while there is a
 * discount, `bundle` (JSON list of product_id and quantity), `usage_limit_type` (per_user or per_order), `tax_rate` (percent, contained in the prices).
 */
export type ProductThumbnailArgs = {
  size?: InputMaybe<Scalars['Int']['input']>
  format?: InputMaybe<ThumbnailFormatEnum>
}

/**
 * Goods, a service or a bundle. Beside what an operator writes, `metadata` carries what Saleor has no field for:
 * `kind` (goods, service, bundle or fee), `tag` and `free_gift` with their Arabic in `tag_ar` and `free_gift_ar`,
 * `visible_discount_type` (fixed or percentage), `fixed_discount_amount` and `discount_percentage` while there is a
 * discount, `bundle` (JSON list of product_id and quantity), `usage_limit_type` (per_user or per_order), `tax_rate` (percent, contained in the prices).
 */
export type ProductMediaArgs = {
  sortBy?: InputMaybe<MediaSortingInput>
}

/**
 * Goods, a service or a bundle. Beside what an operator writes, `metadata` carries what Saleor has no field for:
 * `kind` (goods, service, bundle or fee), `tag` and `free_gift` with their Arabic in `tag_ar` and `free_gift_ar`,
 * `visible_discount_type` (fixed or percentage), `fixed_discount_amount` and `discount_percentage` while there is a
 * discount, `bundle` (JSON list of product_id and quantity), `usage_limit_type` (per_user or per_order), `tax_rate` (percent, contained in the prices).
 */
export type ProductMediaByIdArgs = {
  id: Scalars['ID']['input']
}

/**
 * Goods, a service or a bundle. Beside what an operator writes, `metadata` carries what Saleor has no field for:
 * `kind` (goods, service, bundle or fee), `tag` and `free_gift` with their Arabic in `tag_ar` and `free_gift_ar`,
 * `visible_discount_type` (fixed or percentage), `fixed_discount_amount` and `discount_percentage` while there is a
 * discount, `bundle` (JSON list of product_id and quantity), `usage_limit_type` (per_user or per_order), `tax_rate` (percent, contained in the prices).
 */
export type ProductPricingArgs = {
  address?: InputMaybe<AddressInput>
}

/**
 * Goods, a service or a bundle. Beside what an operator writes, `metadata` carries what Saleor has no field for:
 * `kind` (goods, service, bundle or fee), `tag` and `free_gift` with their Arabic in `tag_ar` and `free_gift_ar`,
 * `visible_discount_type` (fixed or percentage), `fixed_discount_amount` and `discount_percentage` while there is a
 * discount, `bundle` (JSON list of product_id and quantity), `usage_limit_type` (per_user or per_order), `tax_rate` (percent, contained in the prices).
 */
export type ProductAssignedAttributeArgs = {
  slug: Scalars['String']['input']
}

/**
 * Goods, a service or a bundle. Beside what an operator writes, `metadata` carries what Saleor has no field for:
 * `kind` (goods, service, bundle or fee), `tag` and `free_gift` with their Arabic in `tag_ar` and `free_gift_ar`,
 * `visible_discount_type` (fixed or percentage), `fixed_discount_amount` and `discount_percentage` while there is a
 * discount, `bundle` (JSON list of product_id and quantity), `usage_limit_type` (per_user or per_order), `tax_rate` (percent, contained in the prices).
 */
export type ProductAssignedAttributesArgs = {
  limit?: InputMaybe<Scalars['PositiveInt']['input']>
}

/**
 * Goods, a service or a bundle. Beside what an operator writes, `metadata` carries what Saleor has no field for:
 * `kind` (goods, service, bundle or fee), `tag` and `free_gift` with their Arabic in `tag_ar` and `free_gift_ar`,
 * `visible_discount_type` (fixed or percentage), `fixed_discount_amount` and `discount_percentage` while there is a
 * discount, `bundle` (JSON list of product_id and quantity), `usage_limit_type` (per_user or per_order), `tax_rate` (percent, contained in the prices).
 */
export type ProductAttributeArgs = {
  slug: Scalars['String']['input']
}

/**
 * Goods, a service or a bundle. Beside what an operator writes, `metadata` carries what Saleor has no field for:
 * `kind` (goods, service, bundle or fee), `tag` and `free_gift` with their Arabic in `tag_ar` and `free_gift_ar`,
 * `visible_discount_type` (fixed or percentage), `fixed_discount_amount` and `discount_percentage` while there is a
 * discount, `bundle` (JSON list of product_id and quantity), `usage_limit_type` (per_user or per_order), `tax_rate` (percent, contained in the prices).
 */
export type ProductVariantArgs = {
  id?: InputMaybe<Scalars['ID']['input']>
  sku?: InputMaybe<Scalars['String']['input']>
}

/**
 * Goods, a service or a bundle. Beside what an operator writes, `metadata` carries what Saleor has no field for:
 * `kind` (goods, service, bundle or fee), `tag` and `free_gift` with their Arabic in `tag_ar` and `free_gift_ar`,
 * `visible_discount_type` (fixed or percentage), `fixed_discount_amount` and `discount_percentage` while there is a
 * discount, `bundle` (JSON list of product_id and quantity), `usage_limit_type` (per_user or per_order), `tax_rate` (percent, contained in the prices).
 */
export type ProductProductVariantsArgs = {
  filter?: InputMaybe<ProductVariantFilterInput>
  where?: InputMaybe<ProductVariantWhereInput>
  sortBy?: InputMaybe<ProductVariantSortingInput>
  before?: InputMaybe<Scalars['String']['input']>
  after?: InputMaybe<Scalars['String']['input']>
  first?: InputMaybe<Scalars['Int']['input']>
  last?: InputMaybe<Scalars['Int']['input']>
}

/**
 * Goods, a service or a bundle. Beside what an operator writes, `metadata` carries what Saleor has no field for:
 * `kind` (goods, service, bundle or fee), `tag` and `free_gift` with their Arabic in `tag_ar` and `free_gift_ar`,
 * `visible_discount_type` (fixed or percentage), `fixed_discount_amount` and `discount_percentage` while there is a
 * discount, `bundle` (JSON list of product_id and quantity), `usage_limit_type` (per_user or per_order), `tax_rate` (percent, contained in the prices).
 */
export type ProductTranslationArgs = {
  languageCode: LanguageCodeEnum
}

/**
 * Goods, a service or a bundle. Beside what an operator writes, `metadata` carries what Saleor has no field for:
 * `kind` (goods, service, bundle or fee), `tag` and `free_gift` with their Arabic in `tag_ar` and `free_gift_ar`,
 * `visible_discount_type` (fixed or percentage), `fixed_discount_amount` and `discount_percentage` while there is a
 * discount, `bundle` (JSON list of product_id and quantity), `usage_limit_type` (per_user or per_order), `tax_rate` (percent, contained in the prices).
 */
export type ProductMetafieldArgs = {
  key: Scalars['String']['input']
}

/**
 * Goods, a service or a bundle. Beside what an operator writes, `metadata` carries what Saleor has no field for:
 * `kind` (goods, service, bundle or fee), `tag` and `free_gift` with their Arabic in `tag_ar` and `free_gift_ar`,
 * `visible_discount_type` (fixed or percentage), `fixed_discount_amount` and `discount_percentage` while there is a
 * discount, `bundle` (JSON list of product_id and quantity), `usage_limit_type` (per_user or per_order), `tax_rate` (percent, contained in the prices).
 */
export type ProductMetafieldsArgs = {
  keys?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>
}

/**
 * Goods, a service or a bundle. Beside what an operator writes, `metadata` carries what Saleor has no field for:
 * `kind` (goods, service, bundle or fee), `tag` and `free_gift` with their Arabic in `tag_ar` and `free_gift_ar`,
 * `visible_discount_type` (fixed or percentage), `fixed_discount_amount` and `discount_percentage` while there is a
 * discount, `bundle` (JSON list of product_id and quantity), `usage_limit_type` (per_user or per_order), `tax_rate` (percent, contained in the prices).
 */
export type ProductPrivateMetafieldArgs = {
  key: Scalars['String']['input']
}

/**
 * Goods, a service or a bundle. Beside what an operator writes, `metadata` carries what Saleor has no field for:
 * `kind` (goods, service, bundle or fee), `tag` and `free_gift` with their Arabic in `tag_ar` and `free_gift_ar`,
 * `visible_discount_type` (fixed or percentage), `fixed_discount_amount` and `discount_percentage` while there is a
 * discount, `bundle` (JSON list of product_id and quantity), `usage_limit_type` (per_user or per_order), `tax_rate` (percent, contained in the prices).
 */
export type ProductPrivateMetafieldsArgs = {
  keys?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>
}

/**
 * Goods, a service or a bundle. Beside what an operator writes, `metadata` carries what Saleor has no field for:
 * `kind` (goods, service, bundle or fee), `tag` and `free_gift` with their Arabic in `tag_ar` and `free_gift_ar`,
 * `visible_discount_type` (fixed or percentage), `fixed_discount_amount` and `discount_percentage` while there is a
 * discount, `bundle` (JSON list of product_id and quantity), `usage_limit_type` (per_user or per_order), `tax_rate` (percent, contained in the prices).
 */
export type ProductIsAvailableArgs = {
  address?: InputMaybe<AddressInput>
}

export type ProductTranslation = Node & {
  readonly id: Scalars['ID']['output']
  readonly language: LanguageDisplay
  readonly seoTitle?: Maybe<Scalars['String']['output']>
  readonly seoDescription?: Maybe<Scalars['String']['output']>
  readonly slug?: Maybe<Scalars['String']['output']>
  readonly name?: Maybe<Scalars['String']['output']>
  readonly description?: Maybe<Scalars['JSONString']['output']>
}

/** Prices contain their tax; net and tax are told apart exactly. */
export type ProductPricingInfo = {
  readonly onSale?: Maybe<Scalars['Boolean']['output']>
  /** Of the cheapest variant; null when nothing is off. */
  readonly discount?: Maybe<TaxedMoney>
  readonly discountPrior?: Maybe<TaxedMoney>
  readonly displayGrossPrices: Scalars['Boolean']['output']
  readonly priceRange?: Maybe<TaxedMoneyRange>
  readonly priceRangeUndiscounted?: Maybe<TaxedMoneyRange>
  readonly priceRangePrior?: Maybe<TaxedMoneyRange>
}

export type ProductVariant = Node &
  ObjectWithMetadata &
  ObjectWithAttributes & {
    readonly id: Scalars['ID']['output']
    readonly name: Scalars['String']['output']
    readonly sku?: Maybe<Scalars['String']['output']>
    readonly product: Product
    readonly trackInventory: Scalars['Boolean']['output']
    readonly quantityLimitPerCustomer?: Maybe<Scalars['Int']['output']>
    readonly channel?: Maybe<Scalars['String']['output']>
    readonly pricing?: Maybe<VariantPricingInfo>
    readonly assignedAttribute?: Maybe<AssignedAttribute>
    readonly assignedAttributes: ReadonlyArray<AssignedAttribute>
    /** @deprecated Use the `assignedAttributes` field instead. */
    readonly attributes: ReadonlyArray<SelectedAttribute>
    /** Those of the product's media that show this variant; none where all of them show every variant. */
    readonly media?: Maybe<ReadonlyArray<ProductMedia>>
    readonly translation?: Maybe<ProductVariantTranslation>
    readonly externalReference?: Maybe<Scalars['String']['output']>
    readonly metadata: ReadonlyArray<MetadataItem>
    readonly metafield?: Maybe<Scalars['String']['output']>
    readonly metafields?: Maybe<Scalars['Metadata']['output']>
    readonly privateMetadata: ReadonlyArray<MetadataItem>
    readonly privateMetafield?: Maybe<Scalars['String']['output']>
    readonly privateMetafields?: Maybe<Scalars['Metadata']['output']>
    /**
     * Free units in one place: that of `address.countryArea` (a place's slug), else the caller's own (the storefront's
     * place cookie). Without either it is the sum of all places. A bundle has as many as its parts allow; what is not
     * counted, such as working time, answers 50, and so does any larger stock: that is the limit of an order's line.
     */
    readonly quantityAvailable?: Maybe<Scalars['Int']['output']>
  }

export type ProductVariantPricingArgs = {
  address?: InputMaybe<AddressInput>
}

export type ProductVariantAssignedAttributeArgs = {
  slug: Scalars['String']['input']
}

export type ProductVariantAssignedAttributesArgs = {
  limit?: InputMaybe<Scalars['PositiveInt']['input']>
}

export type ProductVariantAttributesArgs = {
  variantSelection?: InputMaybe<VariantAttributeScope>
}

export type ProductVariantTranslationArgs = {
  languageCode: LanguageCodeEnum
}

export type ProductVariantMetafieldArgs = {
  key: Scalars['String']['input']
}

export type ProductVariantMetafieldsArgs = {
  keys?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>
}

export type ProductVariantPrivateMetafieldArgs = {
  key: Scalars['String']['input']
}

export type ProductVariantPrivateMetafieldsArgs = {
  keys?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>
}

export type ProductVariantQuantityAvailableArgs = {
  address?: InputMaybe<AddressInput>
  countryCode?: InputMaybe<CountryCode>
}

export type ProductVariantTranslation = Node & {
  readonly id: Scalars['ID']['output']
  readonly language: LanguageDisplay
  readonly name: Scalars['String']['output']
}

export type VariantPricingInfo = {
  readonly onSale?: Maybe<Scalars['Boolean']['output']>
  readonly discount?: Maybe<TaxedMoney>
  readonly discountPrior?: Maybe<TaxedMoney>
  readonly price?: Maybe<TaxedMoney>
  readonly priceUndiscounted?: Maybe<TaxedMoney>
  readonly pricePrior?: Maybe<TaxedMoney>
}

/**
 * Without size and format `url` is the original; with them it is `/thumbnail/<path>/<size>.<type>`, made once. Addresses
 * are absolute; a page of the same host that sends `X-Media-Urls: relative` gets them without the host.
 */
export type ProductMedia = Node &
  ObjectWithMetadata & {
    readonly id: Scalars['ID']['output']
    readonly sortOrder?: Maybe<Scalars['Int']['output']>
    readonly alt: Scalars['String']['output']
    readonly type: ProductMediaType
    readonly oembedData: Scalars['JSONString']['output']
    readonly url: Scalars['String']['output']
    readonly metadata: ReadonlyArray<MetadataItem>
    readonly metafield?: Maybe<Scalars['String']['output']>
    readonly metafields?: Maybe<Scalars['Metadata']['output']>
    readonly privateMetadata: ReadonlyArray<MetadataItem>
    readonly privateMetafield?: Maybe<Scalars['String']['output']>
    readonly privateMetafields?: Maybe<Scalars['Metadata']['output']>
  }

/**
 * Without size and format `url` is the original; with them it is `/thumbnail/<path>/<size>.<type>`, made once. Addresses
 * are absolute; a page of the same host that sends `X-Media-Urls: relative` gets them without the host.
 */
export type ProductMediaUrlArgs = {
  size?: InputMaybe<Scalars['Int']['input']>
  format?: InputMaybe<ThumbnailFormatEnum>
}

/**
 * Without size and format `url` is the original; with them it is `/thumbnail/<path>/<size>.<type>`, made once. Addresses
 * are absolute; a page of the same host that sends `X-Media-Urls: relative` gets them without the host.
 */
export type ProductMediaMetafieldArgs = {
  key: Scalars['String']['input']
}

/**
 * Without size and format `url` is the original; with them it is `/thumbnail/<path>/<size>.<type>`, made once. Addresses
 * are absolute; a page of the same host that sends `X-Media-Urls: relative` gets them without the host.
 */
export type ProductMediaMetafieldsArgs = {
  keys?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>
}

/**
 * Without size and format `url` is the original; with them it is `/thumbnail/<path>/<size>.<type>`, made once. Addresses
 * are absolute; a page of the same host that sends `X-Media-Urls: relative` gets them without the host.
 */
export type ProductMediaPrivateMetafieldArgs = {
  key: Scalars['String']['input']
}

/**
 * Without size and format `url` is the original; with them it is `/thumbnail/<path>/<size>.<type>`, made once. Addresses
 * are absolute; a page of the same host that sends `X-Media-Urls: relative` gets them without the host.
 */
export type ProductMediaPrivateMetafieldsArgs = {
  keys?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>
}

export type ProductMediaType = 'IMAGE' | 'VIDEO'

export type ProductType = Node &
  ObjectWithMetadata & {
    readonly id: Scalars['ID']['output']
    readonly name: Scalars['String']['output']
    readonly slug: Scalars['String']['output']
    readonly isShippingRequired: Scalars['Boolean']['output']
    /** @deprecated Kept for older clients. */
    readonly hasVariants: Scalars['Boolean']['output']
    /** @deprecated Kept for older clients. */
    readonly isDigital: Scalars['Boolean']['output']
    readonly kind: ProductTypeKindEnum
    readonly productAttributes?: Maybe<ReadonlyArray<Attribute>>
    /** @deprecated Use the variants' attributes. */
    readonly variantAttributes?: Maybe<ReadonlyArray<Attribute>>
    readonly metadata: ReadonlyArray<MetadataItem>
    readonly metafield?: Maybe<Scalars['String']['output']>
    readonly metafields?: Maybe<Scalars['Metadata']['output']>
    readonly privateMetadata: ReadonlyArray<MetadataItem>
    readonly privateMetafield?: Maybe<Scalars['String']['output']>
    readonly privateMetafields?: Maybe<Scalars['Metadata']['output']>
  }

export type ProductTypeVariantAttributesArgs = {
  variantSelection?: InputMaybe<VariantAttributeScope>
}

export type ProductTypeMetafieldArgs = {
  key: Scalars['String']['input']
}

export type ProductTypeMetafieldsArgs = {
  keys?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>
}

export type ProductTypePrivateMetafieldArgs = {
  key: Scalars['String']['input']
}

export type ProductTypePrivateMetafieldsArgs = {
  keys?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>
}

export type ProductTypeKindEnum = 'NORMAL' | 'GIFT_CARD'

export type VariantAttributeScope = 'ALL' | 'VARIANT_SELECTION' | 'NOT_VARIANT_SELECTION'

export type MediaChoicesSortField = 'ID'

export type MediaSortingInput = {
  readonly direction: OrderDirection
  readonly field: MediaChoicesSortField
}

export type ProductVariantCountableConnection = {
  readonly pageInfo: PageInfo
  readonly edges: ReadonlyArray<ProductVariantCountableEdge>
  readonly totalCount?: Maybe<Scalars['Int']['output']>
}

export type ProductVariantCountableEdge = {
  readonly node: ProductVariant
  readonly cursor: Scalars['String']['output']
}

export type ProductVariantFilterInput = {
  readonly search?: InputMaybe<Scalars['String']['input']>
  readonly sku?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>
  readonly metadata?: InputMaybe<ReadonlyArray<MetadataFilter>>
  readonly isPreorder?: InputMaybe<Scalars['Boolean']['input']>
  readonly updatedAt?: InputMaybe<DateTimeRangeInput>
}

/** Either conditions, all of which must hold, or one of AND and OR over more of the same. */
export type ProductVariantWhereInput = {
  readonly metadata?: InputMaybe<ReadonlyArray<MetadataFilter>>
  readonly ids?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>
  readonly sku?: InputMaybe<StringFilterInput>
  readonly updatedAt?: InputMaybe<DateTimeRangeInput>
  readonly attributes?: InputMaybe<ReadonlyArray<AssignedAttributeWhereInput>>
  readonly AND?: InputMaybe<ReadonlyArray<ProductVariantWhereInput>>
  readonly OR?: InputMaybe<ReadonlyArray<ProductVariantWhereInput>>
}

export type ProductVariantSortField = 'LAST_MODIFIED_AT'

export type ProductVariantSortingInput = {
  readonly direction: OrderDirection
  readonly field: ProductVariantSortField
}

/** One of the shop's storefronts. */
export type Channel = Node &
  ObjectWithMetadata & {
    readonly id: Scalars['ID']['output']
    readonly slug: Scalars['String']['output']
    readonly name: Scalars['String']['output']
    readonly isActive: Scalars['Boolean']['output']
    readonly currencyCode: Scalars['String']['output']
    readonly metadata: ReadonlyArray<MetadataItem>
    readonly metafield?: Maybe<Scalars['String']['output']>
    readonly metafields?: Maybe<Scalars['Metadata']['output']>
    readonly privateMetadata: ReadonlyArray<MetadataItem>
    readonly privateMetafield?: Maybe<Scalars['String']['output']>
    readonly privateMetafields?: Maybe<Scalars['Metadata']['output']>
    readonly defaultCountry: CountryDisplay
    /** Where it sells. */
    readonly countries?: Maybe<ReadonlyArray<CountryDisplay>>
  }

/** One of the shop's storefronts. */
export type ChannelMetafieldArgs = {
  key: Scalars['String']['input']
}

/** One of the shop's storefronts. */
export type ChannelMetafieldsArgs = {
  keys?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>
}

/** One of the shop's storefronts. */
export type ChannelPrivateMetafieldArgs = {
  key: Scalars['String']['input']
}

/** One of the shop's storefronts. */
export type ChannelPrivateMetafieldsArgs = {
  keys?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>
}

export type CheckoutCreateInput = {
  /** Without it, the channel of the host; a host that names none, as in Saleor with two channels, wants it. */
  readonly channel?: InputMaybe<Scalars['String']['input']>
  readonly lines?: InputMaybe<ReadonlyArray<CheckoutLineInput>>
  readonly email?: InputMaybe<Scalars['String']['input']>
  readonly saveShippingAddress?: InputMaybe<Scalars['Boolean']['input']>
  readonly shippingAddress?: InputMaybe<AddressInput>
  readonly saveBillingAddress?: InputMaybe<Scalars['Boolean']['input']>
  readonly billingAddress?: InputMaybe<AddressInput>
  readonly languageCode?: InputMaybe<LanguageCodeEnum>
  readonly validationRules?: InputMaybe<CheckoutValidationRules>
  /** The checkout of the shop's own cart: a customer has one, and it begins anew. */
  readonly isCart?: InputMaybe<Scalars['Boolean']['input']>
  readonly metadata?: InputMaybe<ReadonlyArray<MetadataInput>>
  readonly privateMetadata?: InputMaybe<ReadonlyArray<MetadataInput>>
}

export type CheckoutLineInput = {
  readonly quantity: Scalars['Int']['input']
  readonly variantId: Scalars['ID']['input']
  readonly price?: InputMaybe<Scalars['PositiveDecimal']['input']>
  readonly priceOverrideReason?: InputMaybe<Scalars['String']['input']>
  /** Lines of the same variant become one unless this is set or their hours differ. */
  readonly forceNewLine?: InputMaybe<Scalars['Boolean']['input']>
  /** A booking is given here: `slot_id` names the hour, and the other pairs must agree with it. */
  readonly metadata?: InputMaybe<ReadonlyArray<MetadataInput>>
}

export type CheckoutLineUpdateInput = {
  readonly variantId?: InputMaybe<Scalars['ID']['input']>
  readonly quantity?: InputMaybe<Scalars['Int']['input']>
  readonly price?: InputMaybe<Scalars['PositiveDecimal']['input']>
  readonly priceOverrideReason?: InputMaybe<Scalars['String']['input']>
  readonly lineId?: InputMaybe<Scalars['ID']['input']>
  readonly metadata?: InputMaybe<ReadonlyArray<MetadataInput>>
}

export type CheckoutValidationRules = {
  readonly shippingAddress?: InputMaybe<CheckoutAddressValidationRules>
  readonly billingAddress?: InputMaybe<CheckoutAddressValidationRules>
}

export type CheckoutAddressValidationRules = {
  readonly checkRequiredFields?: InputMaybe<Scalars['Boolean']['input']>
  readonly checkFieldsFormat?: InputMaybe<Scalars['Boolean']['input']>
  readonly enableFieldsNormalization?: InputMaybe<Scalars['Boolean']['input']>
}

export type CheckoutCreate = {
  readonly checkout?: Maybe<Checkout>
  /** @deprecated Always true. */
  readonly created?: Maybe<Scalars['Boolean']['output']>
  readonly errors: ReadonlyArray<CheckoutError>
  /** @deprecated Use `errors` field instead. */
  readonly checkoutErrors: ReadonlyArray<CheckoutError>
}

export type CheckoutLinesAdd = {
  readonly checkout?: Maybe<Checkout>
  readonly errors: ReadonlyArray<CheckoutError>
  /** @deprecated Use `errors` field instead. */
  readonly checkoutErrors: ReadonlyArray<CheckoutError>
}

export type CheckoutLinesUpdate = {
  readonly checkout?: Maybe<Checkout>
  readonly errors: ReadonlyArray<CheckoutError>
  /** @deprecated Use `errors` field instead. */
  readonly checkoutErrors: ReadonlyArray<CheckoutError>
}

export type CheckoutLinesDelete = {
  readonly checkout?: Maybe<Checkout>
  readonly errors: ReadonlyArray<CheckoutError>
}

export type CheckoutLineDelete = {
  readonly checkout?: Maybe<Checkout>
  readonly errors: ReadonlyArray<CheckoutError>
  /** @deprecated Use `errors` field instead. */
  readonly checkoutErrors: ReadonlyArray<CheckoutError>
}

export type CheckoutAddPromoCode = {
  readonly checkout?: Maybe<Checkout>
  readonly errors: ReadonlyArray<CheckoutError>
  /** @deprecated Use `errors` field instead. */
  readonly checkoutErrors: ReadonlyArray<CheckoutError>
}

export type CheckoutRemovePromoCode = {
  readonly checkout?: Maybe<Checkout>
  readonly errors: ReadonlyArray<CheckoutError>
  /** @deprecated Use `errors` field instead. */
  readonly checkoutErrors: ReadonlyArray<CheckoutError>
}

export type CheckoutEmailUpdate = {
  readonly checkout?: Maybe<Checkout>
  readonly errors: ReadonlyArray<CheckoutError>
  /** @deprecated Use `errors` field instead. */
  readonly checkoutErrors: ReadonlyArray<CheckoutError>
}

export type CheckoutBillingAddressUpdate = {
  readonly checkout?: Maybe<Checkout>
  readonly errors: ReadonlyArray<CheckoutError>
  /** @deprecated Use `errors` field instead. */
  readonly checkoutErrors: ReadonlyArray<CheckoutError>
}

export type CheckoutShippingAddressUpdate = {
  readonly checkout?: Maybe<Checkout>
  readonly errors: ReadonlyArray<CheckoutError>
  /** @deprecated Use `errors` field instead. */
  readonly checkoutErrors: ReadonlyArray<CheckoutError>
}

export type CheckoutDeliveryMethodUpdate = {
  readonly checkout?: Maybe<Checkout>
  readonly errors: ReadonlyArray<CheckoutError>
}

export type CheckoutShippingMethodUpdate = {
  readonly checkout?: Maybe<Checkout>
  readonly errors: ReadonlyArray<CheckoutError>
  /** @deprecated Use `errors` field instead. */
  readonly checkoutErrors: ReadonlyArray<CheckoutError>
}

export type CheckoutCustomerAttach = {
  readonly checkout?: Maybe<Checkout>
  readonly errors: ReadonlyArray<CheckoutError>
  /** @deprecated Use `errors` field instead. */
  readonly checkoutErrors: ReadonlyArray<CheckoutError>
}

export type CheckoutCustomerDetach = {
  readonly checkout?: Maybe<Checkout>
  readonly errors: ReadonlyArray<CheckoutError>
  /** @deprecated Use `errors` field instead. */
  readonly checkoutErrors: ReadonlyArray<CheckoutError>
}

export type DeliveryOptionsCalculate = {
  readonly deliveries: ReadonlyArray<Delivery>
  readonly errors: ReadonlyArray<DeliveryOptionsCalculateError>
}

export type DeliveryOptionsCalculateError = {
  readonly field?: Maybe<Scalars['String']['output']>
  readonly message?: Maybe<Scalars['String']['output']>
  readonly code: DeliveryOptionsCalculateErrorCode
}

export type DeliveryOptionsCalculateErrorCode = 'GRAPHQL_ERROR' | 'INVALID' | 'NOT_FOUND'

export type CheckoutError = {
  readonly field?: Maybe<Scalars['String']['output']>
  readonly message?: Maybe<Scalars['String']['output']>
  readonly code: CheckoutErrorCode
  readonly variants?: Maybe<ReadonlyArray<Scalars['ID']['output']>>
  readonly lines?: Maybe<ReadonlyArray<Scalars['ID']['output']>>
  readonly addressType?: Maybe<AddressTypeEnum>
  /** Of a booked hour that could not be had: the next free ones at the same centre. Not in Saleor. */
  readonly freeHours?: Maybe<ReadonlyArray<CheckoutFreeHour>>
  /** Of a booking that is not right: which pair of the line's metadata is missing or wrong. Not in Saleor. */
  readonly metadataKey?: Maybe<Scalars['String']['output']>
  /** The message in every language of the shop, for a page whose language is switched while it shows it. Not in Saleor. */
  readonly messages?: Maybe<ReadonlyArray<CheckoutErrorMessage>>
}

export type CheckoutErrorMessage = {
  readonly language: LanguageCodeEnum
  readonly text: Scalars['String']['output']
}

export type CheckoutFreeHour = {
  readonly slotId: Scalars['ID']['output']
  readonly startsAt: Scalars['DateTime']['output']
  readonly endsAt: Scalars['DateTime']['output']
}

export type CheckoutErrorCode =
  | 'BILLING_ADDRESS_NOT_SET'
  | 'CHECKOUT_NOT_FULLY_PAID'
  | 'GRAPHQL_ERROR'
  | 'PRODUCT_NOT_PUBLISHED'
  | 'PRODUCT_UNAVAILABLE_FOR_PURCHASE'
  | 'INSUFFICIENT_STOCK'
  | 'INVALID'
  | 'INVALID_SHIPPING_METHOD'
  | 'NOT_FOUND'
  | 'PAYMENT_ERROR'
  | 'PRICE_OVERRIDE_REASON_WITHOUT_OVERRIDE'
  | 'QUANTITY_GREATER_THAN_LIMIT'
  | 'REQUIRED'
  | 'SHIPPING_ADDRESS_NOT_SET'
  | 'SHIPPING_METHOD_NOT_APPLICABLE'
  | 'DELIVERY_METHOD_NOT_APPLICABLE'
  | 'SHIPPING_METHOD_NOT_SET'
  | 'SHIPPING_NOT_REQUIRED'
  | 'TAX_ERROR'
  | 'UNIQUE'
  | 'VOUCHER_NOT_APPLICABLE'
  | 'GIFT_CARD_NOT_APPLICABLE'
  | 'ZERO_QUANTITY'
  | 'MISSING_CHANNEL_SLUG'
  | 'CHANNEL_INACTIVE'
  | 'UNAVAILABLE_VARIANT_IN_CHANNEL'
  | 'EMAIL_NOT_SET'
  | 'NO_LINES'
  | 'INACTIVE_PAYMENT'
  | 'NON_EDITABLE_GIFT_LINE'
  | 'NON_REMOVABLE_GIFT_LINE'
  | 'SHIPPING_CHANGE_FORBIDDEN'
  | 'MISSING_ADDRESS_DATA'

/**
 * What is about to be bought. Prices, fees and totals are the server's, tax contained. The checkout of a customer holds
 * its hours and units together until `stockReservationExpires`; that of a visitor holds nothing.
 */
export type Checkout = Node &
  ObjectWithMetadata & {
    readonly id: Scalars['ID']['output']
    readonly created: Scalars['DateTime']['output']
    readonly updatedAt: Scalars['DateTime']['output']
    readonly user?: Maybe<User>
    readonly channel: Channel
    readonly billingAddress?: Maybe<Address>
    readonly shippingAddress?: Maybe<Address>
    readonly customerNote: Scalars['String']['output']
    /** @deprecated Use `customerNote` instead. */
    readonly note: Scalars['String']['output']
    readonly discount?: Maybe<Money>
    readonly discountName?: Maybe<Scalars['String']['output']>
    readonly translatedDiscountName?: Maybe<Scalars['String']['output']>
    readonly voucherCode?: Maybe<Scalars['String']['output']>
    /** What is taken off, in the order in which it applies: at most one of each kind. */
    readonly discounts: ReadonlyArray<CheckoutDiscount>
    /** @deprecated Use `shippingMethods` instead. */
    readonly availableShippingMethods: ReadonlyArray<ShippingMethod>
    readonly shippingMethods: ReadonlyArray<ShippingMethod>
    /** Warehouses that serve the checkout's place, its own before the central ones. */
    readonly availableCollectionPoints: ReadonlyArray<Warehouse>
    readonly availablePaymentGateways: ReadonlyArray<PaymentGateway>
    readonly email?: Maybe<Scalars['String']['output']>
    readonly giftCards: ReadonlyArray<GiftCard>
    readonly isShippingRequired: Scalars['Boolean']['output']
    /** Pieces of goods and services; a surcharge is no piece of anything. */
    readonly quantity: Scalars['Int']['output']
    /** The end of the hold; null while nothing is held. */
    readonly stockReservationExpires?: Maybe<Scalars['DateTime']['output']>
    /** Goods and services as they were given, each with its service fee right behind it. */
    readonly lines: ReadonlyArray<CheckoutLine>
    /** What lines or the whole checkout cost beside the goods, service fees included; contained in the totals. */
    readonly surcharges: ReadonlyArray<Surcharge>
    readonly shippingPrice: TaxedMoney
    readonly delivery?: Maybe<Delivery>
    /** @deprecated Use `delivery` instead. */
    readonly shippingMethod?: Maybe<ShippingMethod>
    /** @deprecated Use `delivery` instead. */
    readonly deliveryMethod?: Maybe<DeliveryMethod>
    readonly subtotalPrice: TaxedMoney
    readonly token: Scalars['UUID']['output']
    readonly totalPrice: TaxedMoney
    /** What was paid less what is to pay, so negative until it is paid. */
    readonly totalBalance: Money
    readonly languageCode: LanguageCodeEnum
    readonly displayGrossPrices: Scalars['Boolean']['output']
    readonly authorizeStatus: CheckoutAuthorizeStatusEnum
    readonly chargeStatus: CheckoutChargeStatusEnum
    readonly problems?: Maybe<ReadonlyArray<CheckoutProblem>>
    readonly metadata: ReadonlyArray<MetadataItem>
    readonly metafield?: Maybe<Scalars['String']['output']>
    readonly metafields?: Maybe<Scalars['Metadata']['output']>
    readonly privateMetadata: ReadonlyArray<MetadataItem>
    readonly privateMetafield?: Maybe<Scalars['String']['output']>
    readonly privateMetafields?: Maybe<Scalars['Metadata']['output']>
  }

/**
 * What is about to be bought. Prices, fees and totals are the server's, tax contained. The checkout of a customer holds
 * its hours and units together until `stockReservationExpires`; that of a visitor holds nothing.
 */
export type CheckoutAvailablePaymentGatewaysArgs = {
  currency?: InputMaybe<Scalars['String']['input']>
}

/**
 * What is about to be bought. Prices, fees and totals are the server's, tax contained. The checkout of a customer holds
 * its hours and units together until `stockReservationExpires`; that of a visitor holds nothing.
 */
export type CheckoutMetafieldArgs = {
  key: Scalars['String']['input']
}

/**
 * What is about to be bought. Prices, fees and totals are the server's, tax contained. The checkout of a customer holds
 * its hours and units together until `stockReservationExpires`; that of a visitor holds nothing.
 */
export type CheckoutMetafieldsArgs = {
  keys?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>
}

/**
 * What is about to be bought. Prices, fees and totals are the server's, tax contained. The checkout of a customer holds
 * its hours and units together until `stockReservationExpires`; that of a visitor holds nothing.
 */
export type CheckoutPrivateMetafieldArgs = {
  key: Scalars['String']['input']
}

/**
 * What is about to be bought. Prices, fees and totals are the server's, tax contained. The checkout of a customer holds
 * its hours and units together until `stockReservationExpires`; that of a visitor holds nothing.
 */
export type CheckoutPrivateMetafieldsArgs = {
  keys?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>
}

/**
 * What a line or the whole purchase costs beside the goods: the fee of a booked slot, a disposal, a wrapping. Its kinds are the
 * shop's, `name` is how it is called in the language of the request.
 */
export type Surcharge = Node & {
  readonly id: Scalars['ID']['output']
  /** `slot_fee` is the fee of a booked slot; others may be added. */
  readonly kind: Scalars['String']['output']
  readonly name: Scalars['String']['output']
  readonly scope: SurchargeScope
  /** The line it belongs to; null when it is for the whole order. */
  readonly lineId?: Maybe<Scalars['ID']['output']>
  /** The entry among `lines` that stands for it, for clients that know no surcharges; null when there is none. */
  readonly listedAs?: Maybe<Scalars['ID']['output']>
  readonly quantity: Scalars['Int']['output']
  readonly taxRate: Scalars['Float']['output']
  /** Before discounts. */
  readonly undiscountedTotal: Money
  /** After discounts, tax contained. */
  readonly total: TaxedMoney
  /** Whether it is given back with what it belongs to. */
  readonly isRefundable: Scalars['Boolean']['output']
}

export type SurchargeScope = 'LINE' | 'ORDER'

/** A code or reduction, which is contained in the prices of the lines, or a gift card, which pays. */
export type CheckoutDiscount = {
  readonly id: Scalars['ID']['output']
  readonly kind: CheckoutDiscountKind
  /** As the shopper typed it; null for a reduction, which nobody types. */
  readonly code?: Maybe<Scalars['String']['output']>
  readonly name: Scalars['String']['output']
  readonly amount: Money
}

export type CheckoutDiscountKind = 'PROMO' | 'REFERRAL' | 'GIFT_CARD'

/** `metadata` carries the booking (`slot_id`, `service_center_id`, `delivery_date` and so on); it goes with the order. */
export type CheckoutLine = Node &
  ObjectWithMetadata & {
    readonly id: Scalars['ID']['output']
    readonly variant: ProductVariant
    readonly quantity: Scalars['Int']['output']
    readonly unitPrice: TaxedMoney
    readonly undiscountedUnitPrice: Money
    readonly totalPrice: TaxedMoney
    readonly undiscountedTotalPrice: Money
    readonly requiresShipping: Scalars['Boolean']['output']
    readonly problems?: Maybe<ReadonlyArray<CheckoutLineProblem>>
    readonly isGift?: Maybe<Scalars['Boolean']['output']>
    readonly metadata: ReadonlyArray<MetadataItem>
    readonly metafield?: Maybe<Scalars['String']['output']>
    readonly metafields?: Maybe<Scalars['Metadata']['output']>
    readonly privateMetadata: ReadonlyArray<MetadataItem>
    readonly privateMetafield?: Maybe<Scalars['String']['output']>
    readonly privateMetafields?: Maybe<Scalars['Metadata']['output']>
  }

/** `metadata` carries the booking (`slot_id`, `service_center_id`, `delivery_date` and so on); it goes with the order. */
export type CheckoutLineMetafieldArgs = {
  key: Scalars['String']['input']
}

/** `metadata` carries the booking (`slot_id`, `service_center_id`, `delivery_date` and so on); it goes with the order. */
export type CheckoutLineMetafieldsArgs = {
  keys?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>
}

/** `metadata` carries the booking (`slot_id`, `service_center_id`, `delivery_date` and so on); it goes with the order. */
export type CheckoutLinePrivateMetafieldArgs = {
  key: Scalars['String']['input']
}

/** `metadata` carries the booking (`slot_id`, `service_center_id`, `delivery_date` and so on); it goes with the order. */
export type CheckoutLinePrivateMetafieldsArgs = {
  keys?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>
}

export type CheckoutProblem =
  | CheckoutProblemDeliveryMethodStale
  | CheckoutProblemDeliveryMethodInvalid
  | CheckoutLineProblemInsufficientStock
  | CheckoutLineProblemVariantNotAvailable

export type CheckoutLineProblem =
  | CheckoutLineProblemInsufficientStock
  | CheckoutLineProblemVariantNotAvailable

export type CheckoutProblemDeliveryMethodStale = {
  readonly delivery: Delivery
}

export type CheckoutProblemDeliveryMethodInvalid = {
  readonly delivery: Delivery
}

export type CheckoutLineProblemInsufficientStock = {
  readonly availableQuantity?: Maybe<Scalars['Int']['output']>
  readonly line: CheckoutLine
  readonly variant: ProductVariant
}

export type CheckoutLineProblemVariantNotAvailable = {
  readonly line: CheckoutLine
}

export type PaymentGateway = {
  readonly name: Scalars['String']['output']
  readonly id: Scalars['ID']['output']
  readonly config: ReadonlyArray<GatewayConfigLine>
  readonly currencies: ReadonlyArray<Scalars['String']['output']>
}

export type GatewayConfigLine = {
  readonly field: Scalars['String']['output']
  readonly value?: Maybe<Scalars['String']['output']>
}

export type CheckoutChargeStatusEnum = 'NONE' | 'PARTIAL' | 'FULL' | 'OVERCHARGED'

export type CheckoutAuthorizeStatusEnum = 'NONE' | 'PARTIAL' | 'FULL'

export type CheckoutCountableConnection = {
  readonly pageInfo: PageInfo
  readonly edges: ReadonlyArray<CheckoutCountableEdge>
  readonly totalCount?: Maybe<Scalars['Int']['output']>
}

export type CheckoutCountableEdge = {
  readonly node: Checkout
  readonly cursor: Scalars['String']['output']
}

export type DeliveryMethod = Warehouse | ShippingMethod

export type Delivery = {
  readonly id: Scalars['ID']['output']
  readonly shippingMethod?: Maybe<ShippingMethod>
}

export type Warehouse = Node &
  ObjectWithMetadata & {
    readonly id: Scalars['ID']['output']
    readonly name: Scalars['String']['output']
    readonly slug: Scalars['String']['output']
    readonly email: Scalars['String']['output']
    readonly address: Address
    readonly clickAndCollectOption: WarehouseClickAndCollectOptionEnum
    readonly metadata: ReadonlyArray<MetadataItem>
    readonly metafield?: Maybe<Scalars['String']['output']>
    readonly metafields?: Maybe<Scalars['Metadata']['output']>
    readonly privateMetadata: ReadonlyArray<MetadataItem>
    readonly privateMetafield?: Maybe<Scalars['String']['output']>
    readonly privateMetafields?: Maybe<Scalars['Metadata']['output']>
  }

export type WarehouseMetafieldArgs = {
  key: Scalars['String']['input']
}

export type WarehouseMetafieldsArgs = {
  keys?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>
}

export type WarehousePrivateMetafieldArgs = {
  key: Scalars['String']['input']
}

export type WarehousePrivateMetafieldsArgs = {
  keys?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>
}

export type WarehouseClickAndCollectOptionEnum = 'DISABLED' | 'LOCAL' | 'ALL'

/** Content of the storefront: a banner, a popup, a text. Banners are recognised by their slug. */
export type Page = Node &
  ObjectWithMetadata &
  ObjectWithAttributes & {
    readonly id: Scalars['ID']['output']
    readonly slug: Scalars['String']['output']
    readonly title: Scalars['String']['output']
    /** Editor.js */
    readonly content?: Maybe<Scalars['JSONString']['output']>
    /** @deprecated Use the `content` field instead. */
    readonly contentJson: Scalars['JSONString']['output']
    readonly seoTitle?: Maybe<Scalars['String']['output']>
    readonly seoDescription?: Maybe<Scalars['String']['output']>
    readonly isPublished: Scalars['Boolean']['output']
    readonly publishedAt?: Maybe<Scalars['DateTime']['output']>
    /** @deprecated Use the `publishedAt` field. */
    readonly publicationDate?: Maybe<Scalars['Date']['output']>
    readonly created: Scalars['DateTime']['output']
    readonly pageType: PageType
    readonly translation?: Maybe<PageTranslation>
    readonly assignedAttribute?: Maybe<AssignedAttribute>
    readonly assignedAttributes: ReadonlyArray<AssignedAttribute>
    /** @deprecated Use `assignedAttribute` field instead. */
    readonly attribute?: Maybe<SelectedAttribute>
    /** @deprecated Use `assignedAttributes` field instead. */
    readonly attributes: ReadonlyArray<SelectedAttribute>
    readonly metadata: ReadonlyArray<MetadataItem>
    readonly metafield?: Maybe<Scalars['String']['output']>
    readonly metafields?: Maybe<Scalars['Metadata']['output']>
    readonly privateMetadata: ReadonlyArray<MetadataItem>
    readonly privateMetafield?: Maybe<Scalars['String']['output']>
    readonly privateMetafields?: Maybe<Scalars['Metadata']['output']>
  }

/** Content of the storefront: a banner, a popup, a text. Banners are recognised by their slug. */
export type PageTranslationArgs = {
  languageCode: LanguageCodeEnum
}

/** Content of the storefront: a banner, a popup, a text. Banners are recognised by their slug. */
export type PageAssignedAttributeArgs = {
  slug: Scalars['String']['input']
}

/** Content of the storefront: a banner, a popup, a text. Banners are recognised by their slug. */
export type PageAssignedAttributesArgs = {
  limit?: InputMaybe<Scalars['PositiveInt']['input']>
}

/** Content of the storefront: a banner, a popup, a text. Banners are recognised by their slug. */
export type PageAttributeArgs = {
  slug: Scalars['String']['input']
}

/** Content of the storefront: a banner, a popup, a text. Banners are recognised by their slug. */
export type PageMetafieldArgs = {
  key: Scalars['String']['input']
}

/** Content of the storefront: a banner, a popup, a text. Banners are recognised by their slug. */
export type PageMetafieldsArgs = {
  keys?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>
}

/** Content of the storefront: a banner, a popup, a text. Banners are recognised by their slug. */
export type PagePrivateMetafieldArgs = {
  key: Scalars['String']['input']
}

/** Content of the storefront: a banner, a popup, a text. Banners are recognised by their slug. */
export type PagePrivateMetafieldsArgs = {
  keys?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>
}

export type PageTranslation = Node & {
  readonly id: Scalars['ID']['output']
  readonly language: LanguageDisplay
  readonly seoTitle?: Maybe<Scalars['String']['output']>
  readonly seoDescription?: Maybe<Scalars['String']['output']>
  readonly slug?: Maybe<Scalars['String']['output']>
  readonly title?: Maybe<Scalars['String']['output']>
  readonly content?: Maybe<Scalars['JSONString']['output']>
}

export type PageType = Node &
  ObjectWithMetadata & {
    readonly id: Scalars['ID']['output']
    readonly name: Scalars['String']['output']
    readonly slug: Scalars['String']['output']
    /** Attributes of its pages. */
    readonly attributes?: Maybe<ReadonlyArray<Attribute>>
    readonly metadata: ReadonlyArray<MetadataItem>
    readonly metafield?: Maybe<Scalars['String']['output']>
    readonly metafields?: Maybe<Scalars['Metadata']['output']>
    readonly privateMetadata: ReadonlyArray<MetadataItem>
    readonly privateMetafield?: Maybe<Scalars['String']['output']>
    readonly privateMetafields?: Maybe<Scalars['Metadata']['output']>
  }

export type PageTypeMetafieldArgs = {
  key: Scalars['String']['input']
}

export type PageTypeMetafieldsArgs = {
  keys?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>
}

export type PageTypePrivateMetafieldArgs = {
  key: Scalars['String']['input']
}

export type PageTypePrivateMetafieldsArgs = {
  keys?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>
}

export type PageCountableConnection = {
  readonly pageInfo: PageInfo
  readonly edges: ReadonlyArray<PageCountableEdge>
  readonly totalCount?: Maybe<Scalars['Int']['output']>
}

export type PageCountableEdge = {
  readonly node: Page
  readonly cursor: Scalars['String']['output']
}

export type PageTypeCountableConnection = {
  readonly pageInfo: PageInfo
  readonly edges: ReadonlyArray<PageTypeCountableEdge>
  readonly totalCount?: Maybe<Scalars['Int']['output']>
}

export type PageTypeCountableEdge = {
  readonly node: PageType
  readonly cursor: Scalars['String']['output']
}

export type PageFilterInput = {
  readonly search?: InputMaybe<Scalars['String']['input']>
  readonly metadata?: InputMaybe<ReadonlyArray<MetadataFilter>>
  readonly pageTypes?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>
  readonly ids?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>
  readonly slugs?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>
}

export type PageWhereInput = {
  readonly metadata?: InputMaybe<MetadataFilterInput>
  readonly ids?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>
  readonly slug?: InputMaybe<StringFilterInput>
  readonly pageType?: InputMaybe<GlobalIdFilterInput>
  readonly attributes?: InputMaybe<ReadonlyArray<AssignedAttributeWhereInput>>
  readonly AND?: InputMaybe<ReadonlyArray<PageWhereInput>>
  readonly OR?: InputMaybe<ReadonlyArray<PageWhereInput>>
}

export type PageSortingInput = {
  readonly direction: OrderDirection
  readonly field: PageSortField
}

export type PageSortField =
  | 'TITLE'
  | 'SLUG'
  | 'VISIBILITY'
  | 'CREATION_DATE'
  | 'PUBLICATION_DATE'
  | 'PUBLISHED_AT'
  | 'CREATED_AT'
  /** Needs a search. */
  | 'RANK'

export type PageTypeFilterInput = {
  readonly search?: InputMaybe<Scalars['String']['input']>
  readonly slugs?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>
}

export type PageTypeSortingInput = {
  readonly direction: OrderDirection
  readonly field: PageTypeSortField
}

export type PageTypeSortField = 'NAME' | 'SLUG'

export type ExternalAuthenticationUrl = {
  readonly authenticationData?: Maybe<Scalars['JSONString']['output']>
  readonly errors: ReadonlyArray<AccountError>
  /** @deprecated Use `errors` field instead. */
  readonly accountErrors: ReadonlyArray<AccountError>
}

export type ExternalObtainAccessTokens = {
  readonly token?: Maybe<Scalars['String']['output']>
  readonly refreshToken?: Maybe<Scalars['String']['output']>
  readonly csrfToken?: Maybe<Scalars['String']['output']>
  readonly user?: Maybe<User>
  readonly errors: ReadonlyArray<AccountError>
  /** @deprecated Use `errors` field instead. */
  readonly accountErrors: ReadonlyArray<AccountError>
}

export type ExternalRefresh = {
  readonly token?: Maybe<Scalars['String']['output']>
  readonly refreshToken?: Maybe<Scalars['String']['output']>
  readonly csrfToken?: Maybe<Scalars['String']['output']>
  readonly user?: Maybe<User>
  readonly errors: ReadonlyArray<AccountError>
  /** @deprecated Use `errors` field instead. */
  readonly accountErrors: ReadonlyArray<AccountError>
}

export type ExternalLogout = {
  readonly logoutData?: Maybe<Scalars['JSONString']['output']>
  readonly errors: ReadonlyArray<AccountError>
  /** @deprecated Use `errors` field instead. */
  readonly accountErrors: ReadonlyArray<AccountError>
}

export type ExternalVerify = {
  readonly user?: Maybe<User>
  readonly isValid: Scalars['Boolean']['output']
  readonly verifyData?: Maybe<Scalars['JSONString']['output']>
  readonly errors: ReadonlyArray<AccountError>
  /** @deprecated Use `errors` field instead. */
  readonly accountErrors: ReadonlyArray<AccountError>
}

export type MessagingService = {
  readonly value: Scalars['String']['output']
  readonly isDefault: Scalars['Boolean']['output']
  readonly label: Scalars['String']['output']
  readonly icon?: Maybe<Scalars['String']['output']>
}

export type User = Node &
  ObjectWithMetadata & {
    readonly id: Scalars['ID']['output']
    /** A technical address for accounts made by phone; the one to show is in the metadata, under `email`. */
    readonly email: Scalars['String']['output']
    readonly firstName: Scalars['String']['output']
    readonly lastName: Scalars['String']['output']
    /** In international form; null for accounts without a number. */
    readonly phone?: Maybe<Scalars['String']['output']>
    readonly isStaff: Scalars['Boolean']['output']
    readonly isActive: Scalars['Boolean']['output']
    readonly isConfirmed: Scalars['Boolean']['output']
    readonly languageCode: LanguageCodeEnum
    readonly accessibleChannels?: Maybe<ReadonlyArray<Channel>>
    readonly userPermissions?: Maybe<ReadonlyArray<UserPermission>>
    readonly avatar?: Maybe<Image>
    readonly lastLogin?: Maybe<Scalars['DateTime']['output']>
    readonly dateJoined: Scalars['DateTime']['output']
    readonly updatedAt: Scalars['DateTime']['output']
    readonly metadata: ReadonlyArray<MetadataItem>
    readonly metafield?: Maybe<Scalars['String']['output']>
    readonly metafields?: Maybe<Scalars['Metadata']['output']>
    readonly privateMetadata: ReadonlyArray<MetadataItem>
    readonly privateMetafield?: Maybe<Scalars['String']['output']>
    readonly privateMetafields?: Maybe<Scalars['Metadata']['output']>
    /** The address book, the oldest entry first. */
    readonly addresses: ReadonlyArray<Address>
    readonly defaultShippingAddress?: Maybe<Address>
    readonly defaultBillingAddress?: Maybe<Address>
    /** The open ones, that of the cart first. */
    readonly checkoutIds?: Maybe<ReadonlyArray<Scalars['ID']['output']>>
    /** The open ones, that of the cart first. */
    readonly checkouts?: Maybe<CheckoutCountableConnection>
    /** The tax invoices of the customer's orders, the newest first. */
    readonly invoices?: Maybe<InvoiceCountableConnection>
    /** The newest first. */
    readonly orders?: Maybe<OrderCountableConnection>
    /** Those the customer was given or has spent from, the newest first. */
    readonly giftCards?: Maybe<GiftCardCountableConnection>
  }

export type UserAvatarArgs = {
  size?: InputMaybe<Scalars['Int']['input']>
  format?: InputMaybe<ThumbnailFormatEnum>
}

export type UserMetafieldArgs = {
  key: Scalars['String']['input']
}

export type UserMetafieldsArgs = {
  keys?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>
}

export type UserPrivateMetafieldArgs = {
  key: Scalars['String']['input']
}

export type UserPrivateMetafieldsArgs = {
  keys?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>
}

export type UserCheckoutIdsArgs = {
  channel?: InputMaybe<Scalars['String']['input']>
}

export type UserCheckoutsArgs = {
  channel?: InputMaybe<Scalars['String']['input']>
  before?: InputMaybe<Scalars['String']['input']>
  after?: InputMaybe<Scalars['String']['input']>
  first?: InputMaybe<Scalars['Int']['input']>
  last?: InputMaybe<Scalars['Int']['input']>
}

export type UserInvoicesArgs = {
  before?: InputMaybe<Scalars['String']['input']>
  after?: InputMaybe<Scalars['String']['input']>
  first?: InputMaybe<Scalars['Int']['input']>
  last?: InputMaybe<Scalars['Int']['input']>
}

export type UserOrdersArgs = {
  before?: InputMaybe<Scalars['String']['input']>
  after?: InputMaybe<Scalars['String']['input']>
  first?: InputMaybe<Scalars['Int']['input']>
  last?: InputMaybe<Scalars['Int']['input']>
}

export type UserGiftCardsArgs = {
  before?: InputMaybe<Scalars['String']['input']>
  after?: InputMaybe<Scalars['String']['input']>
  first?: InputMaybe<Scalars['Int']['input']>
  last?: InputMaybe<Scalars['Int']['input']>
}

export type UserPermission = {
  readonly code: PermissionEnum
  readonly name: Scalars['String']['output']
}

/** Customers have none. */
export type PermissionEnum = 'MANAGE_USERS' | 'MANAGE_ORDERS' | 'MANAGE_PRODUCTS'

export type UserSession = {
  readonly id: Scalars['ID']['output']
  /** The device, as its browser calls itself. */
  readonly userAgent: Scalars['String']['output']
  readonly createdAt: Scalars['DateTime']['output']
  readonly lastUsedAt: Scalars['DateTime']['output']
  readonly expiresAt: Scalars['DateTime']['output']
  /** Whether the request was sent with it. */
  readonly isCurrent: Scalars['Boolean']['output']
}

export type AccountRegisterInput = {
  readonly firstName?: InputMaybe<Scalars['String']['input']>
  readonly lastName?: InputMaybe<Scalars['String']['input']>
  readonly languageCode?: InputMaybe<LanguageCodeEnum>
  readonly email: Scalars['String']['input']
  readonly password: Scalars['String']['input']
  /** Where the link of the mail leads; has to be on one of the shop's own hosts. */
  readonly redirectUrl?: InputMaybe<Scalars['String']['input']>
  readonly metadata?: InputMaybe<ReadonlyArray<MetadataInput>>
  readonly channel?: InputMaybe<Scalars['String']['input']>
}

/** What becomes of the wallet's balance when the account is deleted. */
export type AccountBalanceInput = {
  readonly choice: AccountBalanceChoiceEnum
  /** The balance that the customer was told; another one is refused. */
  readonly amount: Scalars['Float']['input']
  /** The bank details are needed for a transfer. */
  readonly accountHolder?: InputMaybe<Scalars['String']['input']>
  readonly bankName?: InputMaybe<Scalars['String']['input']>
  readonly bankAccount?: InputMaybe<Scalars['String']['input']>
}

export type AccountBalanceChoiceEnum =
  /** It is transferred to a bank account. */
  | 'PAY_OUT'
  /** It is given up. */
  | 'GIVE_UP'

export type AccountInput = {
  readonly firstName?: InputMaybe<Scalars['String']['input']>
  readonly lastName?: InputMaybe<Scalars['String']['input']>
  readonly languageCode?: InputMaybe<LanguageCodeEnum>
  readonly defaultBillingAddress?: InputMaybe<AddressInput>
  readonly defaultShippingAddress?: InputMaybe<AddressInput>
  readonly metadata?: InputMaybe<ReadonlyArray<MetadataInput>>
}

export type SendOtp = {
  readonly message?: Maybe<Scalars['String']['output']>
  /** Seconds until the same service may be asked again. */
  readonly retryAfter?: Maybe<Scalars['Int']['output']>
  readonly errors: ReadonlyArray<AccountError>
  /** @deprecated Use `errors` field instead. */
  readonly accountErrors: ReadonlyArray<AccountError>
}

export type CreateToken = {
  readonly token?: Maybe<Scalars['String']['output']>
  readonly refreshToken?: Maybe<Scalars['String']['output']>
  readonly csrfToken?: Maybe<Scalars['String']['output']>
  readonly user?: Maybe<User>
  readonly errors: ReadonlyArray<AccountError>
  /** @deprecated Use `errors` field instead. */
  readonly accountErrors: ReadonlyArray<AccountError>
}

export type RefreshToken = {
  readonly token?: Maybe<Scalars['String']['output']>
  /** Not in Saleor: selecting it makes the server give out a new one. */
  readonly refreshToken?: Maybe<Scalars['String']['output']>
  readonly user?: Maybe<User>
  readonly errors: ReadonlyArray<AccountError>
  /** @deprecated Use `errors` field instead. */
  readonly accountErrors: ReadonlyArray<AccountError>
}

export type VerifyToken = {
  readonly user?: Maybe<User>
  readonly isValid: Scalars['Boolean']['output']
  readonly payload?: Maybe<Scalars['GenericScalar']['output']>
  readonly errors: ReadonlyArray<AccountError>
  /** @deprecated Use `errors` field instead. */
  readonly accountErrors: ReadonlyArray<AccountError>
}

export type Logout = {
  readonly errors: ReadonlyArray<AccountError>
}

export type DeactivateAllUserTokens = {
  readonly errors: ReadonlyArray<AccountError>
  /** @deprecated Use `errors` field instead. */
  readonly accountErrors: ReadonlyArray<AccountError>
}

export type SessionEnd = {
  readonly session?: Maybe<UserSession>
  readonly errors: ReadonlyArray<AccountError>
}

export type AccountRegister = {
  /** Its id is empty: whether there was an account before is not said. */
  readonly user?: Maybe<User>
  readonly requiresConfirmation?: Maybe<Scalars['Boolean']['output']>
  readonly errors: ReadonlyArray<AccountError>
  /** @deprecated Use `errors` field instead. */
  readonly accountErrors: ReadonlyArray<AccountError>
}

export type ConfirmAccount = {
  readonly user?: Maybe<User>
  readonly errors: ReadonlyArray<AccountError>
  /** @deprecated Use `errors` field instead. */
  readonly accountErrors: ReadonlyArray<AccountError>
}

export type RequestPasswordReset = {
  readonly errors: ReadonlyArray<AccountError>
  /** @deprecated Use `errors` field instead. */
  readonly accountErrors: ReadonlyArray<AccountError>
}

export type SetPassword = {
  readonly token?: Maybe<Scalars['String']['output']>
  readonly refreshToken?: Maybe<Scalars['String']['output']>
  readonly csrfToken?: Maybe<Scalars['String']['output']>
  readonly user?: Maybe<User>
  readonly errors: ReadonlyArray<AccountError>
  /** @deprecated Use `errors` field instead. */
  readonly accountErrors: ReadonlyArray<AccountError>
}

export type PasswordChange = {
  readonly user?: Maybe<User>
  readonly errors: ReadonlyArray<AccountError>
  /** @deprecated Use `errors` field instead. */
  readonly accountErrors: ReadonlyArray<AccountError>
}

export type RequestEmailChange = {
  readonly user?: Maybe<User>
  readonly errors: ReadonlyArray<AccountError>
  /** @deprecated Use `errors` field instead. */
  readonly accountErrors: ReadonlyArray<AccountError>
}

export type ConfirmEmailChange = {
  /** With the new address. */
  readonly user?: Maybe<User>
  readonly errors: ReadonlyArray<AccountError>
  /** @deprecated Use `errors` field instead. */
  readonly accountErrors: ReadonlyArray<AccountError>
}

export type AccountRequestDeletion = {
  readonly errors: ReadonlyArray<AccountError>
  /** @deprecated Use `errors` field instead. */
  readonly accountErrors: ReadonlyArray<AccountError>
}

export type AccountDelete = {
  /** Always null: there is no account any more. */
  readonly user?: Maybe<User>
  readonly errors: ReadonlyArray<AccountError>
  /** @deprecated Use `errors` field instead. */
  readonly accountErrors: ReadonlyArray<AccountError>
}

export type AccountUpdate = {
  readonly user?: Maybe<User>
  readonly errors: ReadonlyArray<AccountError>
  /** @deprecated Use `errors` field instead. */
  readonly accountErrors: ReadonlyArray<AccountError>
}

export type PhoneChange = {
  readonly user?: Maybe<User>
  readonly errors: ReadonlyArray<AccountError>
}

export type AccountError = {
  readonly field?: Maybe<Scalars['String']['output']>
  readonly message?: Maybe<Scalars['String']['output']>
  readonly code: AccountErrorCode
  readonly addressType?: Maybe<AddressTypeEnum>
}

export type AccountErrorCode =
  | 'ACTIVATE_OWN_ACCOUNT'
  | 'ACTIVATE_SUPERUSER_ACCOUNT'
  | 'DUPLICATED_INPUT_ITEM'
  | 'DEACTIVATE_OWN_ACCOUNT'
  | 'DEACTIVATE_SUPERUSER_ACCOUNT'
  | 'DELETE_NON_STAFF_USER'
  | 'DELETE_OWN_ACCOUNT'
  | 'DELETE_STAFF_ACCOUNT'
  | 'DELETE_SUPERUSER_ACCOUNT'
  | 'GRAPHQL_ERROR'
  | 'INACTIVE'
  | 'INVALID'
  | 'INVALID_PASSWORD'
  | 'LEFT_NOT_MANAGEABLE_PERMISSION'
  | 'INVALID_CREDENTIALS'
  | 'NOT_FOUND'
  | 'OUT_OF_SCOPE_USER'
  | 'OUT_OF_SCOPE_GROUP'
  | 'OUT_OF_SCOPE_PERMISSION'
  | 'PASSWORD_ENTIRELY_NUMERIC'
  | 'PASSWORD_TOO_COMMON'
  | 'PASSWORD_TOO_SHORT'
  | 'PASSWORD_TOO_SIMILAR'
  | 'PASSWORD_RESET_ALREADY_REQUESTED'
  | 'REQUIRED'
  | 'UNIQUE'
  | 'JWT_SIGNATURE_EXPIRED'
  | 'JWT_INVALID_TOKEN'
  | 'JWT_DECODE_ERROR'
  | 'JWT_MISSING_TOKEN'
  | 'JWT_INVALID_CSRF_TOKEN'
  | 'CHANNEL_INACTIVE'
  | 'MISSING_CHANNEL_SLUG'
  | 'ACCOUNT_NOT_CONFIRMED'
  | 'LOGIN_ATTEMPT_DELAYED'
  | 'DISABLED_AUTHENTICATION_METHOD'
  | 'UNKNOWN_IP_ADDRESS'
  | 'FILE_SIZE_LIMIT_EXCEEDED'

export type InvoiceCountableConnection = {
  readonly pageInfo: PageInfo
  readonly edges: ReadonlyArray<InvoiceCountableEdge>
  readonly totalCount?: Maybe<Scalars['Int']['output']>
}

export type InvoiceCountableEdge = {
  readonly node: Invoice
  readonly cursor: Scalars['String']['output']
}

/** A tax invoice. It is a copy of the moment of sale and never changes. */
export type Invoice = Node &
  Job &
  ObjectWithMetadata & {
    readonly id: Scalars['ID']['output']
    /** Without gaps within a year, such as INV-2026-000042. */
    readonly number?: Maybe<Scalars['String']['output']>
    readonly status: JobStatusEnum
    readonly createdAt: Scalars['DateTime']['output']
    readonly updatedAt: Scalars['DateTime']['output']
    readonly message?: Maybe<Scalars['String']['output']>
    /** The PDF, in the language of the request's Accept-Language. It is answered to its owner alone, with the same token. */
    readonly url?: Maybe<Scalars['String']['output']>
    /** @deprecated Use `url`. */
    readonly externalUrl?: Maybe<Scalars['String']['output']>
    readonly orderNumber: Scalars['String']['output']
    readonly seller: InvoiceSeller
    /** Null when the account was deleted. */
    readonly buyer?: Maybe<InvoiceBuyer>
    readonly lines: ReadonlyArray<InvoiceLine>
    /** What lowered the sum of the lines. */
    readonly discounts: ReadonlyArray<InvoiceAmount>
    /** What it was paid with. Together they are the total and the fee. */
    readonly payments: ReadonlyArray<InvoiceAmount>
    /** What the way to pay cost on top of the total. */
    readonly fee: Money
    readonly total: TaxedMoney
    readonly qrCode: InvoiceQrCode
    readonly metadata: ReadonlyArray<MetadataItem>
    readonly metafield?: Maybe<Scalars['String']['output']>
    readonly metafields?: Maybe<Scalars['Metadata']['output']>
    readonly privateMetadata: ReadonlyArray<MetadataItem>
    readonly privateMetafield?: Maybe<Scalars['String']['output']>
    readonly privateMetafields?: Maybe<Scalars['Metadata']['output']>
  }

/** A tax invoice. It is a copy of the moment of sale and never changes. */
export type InvoiceMetafieldArgs = {
  key: Scalars['String']['input']
}

/** A tax invoice. It is a copy of the moment of sale and never changes. */
export type InvoiceMetafieldsArgs = {
  keys?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>
}

/** A tax invoice. It is a copy of the moment of sale and never changes. */
export type InvoicePrivateMetafieldArgs = {
  key: Scalars['String']['input']
}

/** A tax invoice. It is a copy of the moment of sale and never changes. */
export type InvoicePrivateMetafieldsArgs = {
  keys?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>
}

/** Texts are in the language of the request. */
export type InvoiceSeller = {
  readonly name: Scalars['String']['output']
  readonly address: Scalars['String']['output']
  readonly taxNumber: Scalars['String']['output']
}

export type InvoiceBuyer = {
  readonly name: Scalars['String']['output']
  readonly phone: Scalars['String']['output']
  readonly address: Scalars['String']['output']
}

export type InvoiceLine = {
  readonly position: Scalars['Int']['output']
  readonly name: Scalars['String']['output']
  readonly sku: Scalars['String']['output']
  readonly quantity: Scalars['Int']['output']
  /** Of one piece before discounts, tax contained. */
  readonly unitPrice: Money
  /** Of the whole line. */
  readonly discount: Money
  readonly taxPercent: Scalars['Float']['output']
  readonly totalPrice: TaxedMoney
  readonly booking?: Maybe<InvoiceBooking>
}

/** Where and when the line is done. */
export type InvoiceBooking = {
  readonly date: Scalars['String']['output']
  readonly time: Scalars['String']['output']
  readonly centre: Scalars['String']['output']
}

/** Credits an invoice for money that was given back. It never changes. */
export type CreditNote = Node & {
  readonly id: Scalars['ID']['output']
  /** Without gaps within a year, such as CN-2026-000042. */
  readonly number: Scalars['String']['output']
  readonly createdAt: Scalars['DateTime']['output']
  /** The PDF, in the language of the request's Accept-Language. It is answered to its owner alone, with the same token. */
  readonly url: Scalars['String']['output']
  readonly orderNumber: Scalars['String']['output']
  /** Of the invoice that is corrected. */
  readonly invoiceNumber: Scalars['String']['output']
  readonly seller: InvoiceSeller
  /** That of the invoice; null when the account was deleted. */
  readonly buyer?: Maybe<InvoiceBuyer>
  readonly lines: ReadonlyArray<CreditNoteLine>
  /** What of the payment fee is given back on top of the total. */
  readonly fee: Money
  /** What of the invoice is credited. */
  readonly total: TaxedMoney
  /** The money that was given back. */
  readonly amount: Money
  readonly qrCode: InvoiceQrCode
}

export type CreditNoteLine = {
  readonly position: Scalars['Int']['output']
  readonly name: Scalars['String']['output']
  readonly sku: Scalars['String']['output']
  /** How many pieces came back; null where only money was given back. */
  readonly quantity?: Maybe<Scalars['Int']['output']>
  readonly taxPercent: Scalars['Float']['output']
  readonly totalPrice: TaxedMoney
  readonly booking?: Maybe<InvoiceBooking>
}

export type InvoiceAmount = {
  readonly kind: Scalars['String']['output']
  readonly label: Scalars['String']['output']
  readonly amount: Money
}

/** What a tax authority reads: seller, tax number, time, total and tax, as tags with lengths, in base64. */
export type InvoiceQrCode = {
  readonly content: Scalars['String']['output']
  /** The drawing is so many modules wide and high. */
  readonly size: Scalars['Int']['output']
  /** The dark modules, as the path of an SVG. */
  readonly path: Scalars['String']['output']
}

export type Menu = Node &
  ObjectWithMetadata & {
    readonly id: Scalars['ID']['output']
    readonly name: Scalars['String']['output']
    readonly slug: Scalars['String']['output']
    /** Those at the top, in their order. */
    readonly items?: Maybe<ReadonlyArray<MenuItem>>
    readonly metadata: ReadonlyArray<MetadataItem>
    readonly metafield?: Maybe<Scalars['String']['output']>
    readonly metafields?: Maybe<Scalars['Metadata']['output']>
    readonly privateMetadata: ReadonlyArray<MetadataItem>
    readonly privateMetafield?: Maybe<Scalars['String']['output']>
    readonly privateMetafields?: Maybe<Scalars['Metadata']['output']>
  }

export type MenuMetafieldArgs = {
  key: Scalars['String']['input']
}

export type MenuMetafieldsArgs = {
  keys?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>
}

export type MenuPrivateMetafieldArgs = {
  key: Scalars['String']['input']
}

export type MenuPrivateMetafieldsArgs = {
  keys?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>
}

/** Leads to one thing: a category, a collection, a page or an address. What the channel does not show is null. */
export type MenuItem = Node &
  ObjectWithMetadata & {
    readonly id: Scalars['ID']['output']
    readonly name: Scalars['String']['output']
    readonly menu: Menu
    readonly parent?: Maybe<MenuItem>
    readonly category?: Maybe<Category>
    readonly collection?: Maybe<Collection>
    readonly page?: Maybe<Page>
    /** 0 is the top, 2 the lowest. */
    readonly level: Scalars['Int']['output']
    readonly children?: Maybe<ReadonlyArray<MenuItem>>
    readonly url?: Maybe<Scalars['String']['output']>
    readonly translation?: Maybe<MenuItemTranslation>
    readonly metadata: ReadonlyArray<MetadataItem>
    readonly metafield?: Maybe<Scalars['String']['output']>
    readonly metafields?: Maybe<Scalars['Metadata']['output']>
    readonly privateMetadata: ReadonlyArray<MetadataItem>
    readonly privateMetafield?: Maybe<Scalars['String']['output']>
    readonly privateMetafields?: Maybe<Scalars['Metadata']['output']>
  }

/** Leads to one thing: a category, a collection, a page or an address. What the channel does not show is null. */
export type MenuItemTranslationArgs = {
  languageCode: LanguageCodeEnum
}

/** Leads to one thing: a category, a collection, a page or an address. What the channel does not show is null. */
export type MenuItemMetafieldArgs = {
  key: Scalars['String']['input']
}

/** Leads to one thing: a category, a collection, a page or an address. What the channel does not show is null. */
export type MenuItemMetafieldsArgs = {
  keys?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>
}

/** Leads to one thing: a category, a collection, a page or an address. What the channel does not show is null. */
export type MenuItemPrivateMetafieldArgs = {
  key: Scalars['String']['input']
}

/** Leads to one thing: a category, a collection, a page or an address. What the channel does not show is null. */
export type MenuItemPrivateMetafieldsArgs = {
  keys?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>
}

export type MenuItemTranslation = Node & {
  readonly id: Scalars['ID']['output']
  readonly language: LanguageDisplay
  readonly name: Scalars['String']['output']
}

export type OrderCountableConnection = {
  readonly pageInfo: PageInfo
  readonly edges: ReadonlyArray<OrderCountableEdge>
  readonly totalCount?: Maybe<Scalars['Int']['output']>
}

export type OrderCountableEdge = {
  readonly node: Order
  readonly cursor: Scalars['String']['output']
}

/** What was bought, as it was shown at the time. */
export type Order = Node &
  ObjectWithMetadata & {
    readonly id: Scalars['ID']['output']
    /** Ascending and unique. */
    readonly number: Scalars['String']['output']
    readonly created: Scalars['DateTime']['output']
    readonly updatedAt: Scalars['DateTime']['output']
    readonly status: OrderStatus
    readonly statusDisplay: Scalars['String']['output']
    readonly paymentStatus: PaymentChargeStatusEnum
    readonly paymentStatusDisplay: Scalars['String']['output']
    readonly authorizeStatus: OrderAuthorizeStatusEnum
    readonly chargeStatus: OrderChargeStatusEnum
    readonly isPaid: Scalars['Boolean']['output']
    readonly user?: Maybe<User>
    readonly userEmail?: Maybe<Scalars['String']['output']>
    readonly channel: Channel
    readonly languageCodeEnum: LanguageCodeEnum
    readonly displayGrossPrices: Scalars['Boolean']['output']
    /** Copies of the moment it was bought. */
    readonly billingAddress?: Maybe<Address>
    readonly shippingAddress?: Maybe<Address>
    readonly isShippingRequired: Scalars['Boolean']['output']
    readonly deliveryMethod?: Maybe<DeliveryMethod>
    readonly shippingMethodName?: Maybe<Scalars['String']['output']>
    readonly collectionPointName?: Maybe<Scalars['String']['output']>
    /** Goods and services as they were shown, each with its service fee right behind it. */
    readonly lines: ReadonlyArray<OrderLine>
    /** What lines or the whole order cost beside the goods, service fees included; contained in the totals. */
    readonly surcharges: ReadonlyArray<Surcharge>
    /** What was used, by line. */
    readonly fulfillments: ReadonlyArray<Fulfillment>
    readonly subtotal: TaxedMoney
    readonly undiscountedTotal: TaxedMoney
    readonly shippingPrice: TaxedMoney
    readonly undiscountedShippingPrice: Money
    readonly total: TaxedMoney
    readonly totalAuthorized: Money
    readonly totalCharged: Money
    /** @deprecated Use `totalCharged` instead. */
    readonly totalCaptured: Money
    /** What was paid less what is to pay. */
    readonly totalBalance: Money
    /** What codes and reductions took off the lines; gift cards are a payment. */
    readonly discounts: ReadonlyArray<OrderDiscount>
    readonly voucher?: Maybe<Voucher>
    readonly voucherCode?: Maybe<Scalars['String']['output']>
    readonly giftCards: ReadonlyArray<GiftCard>
    /** Amounts that Saleor has no fields for. */
    readonly summary: OrderSummary
    /** The version of the terms that the customer agreed to. */
    readonly termsVersion?: Maybe<Scalars['String']['output']>
    /** @deprecated Use `id` instead. */
    readonly token: Scalars['String']['output']
    readonly checkoutId?: Maybe<Scalars['ID']['output']>
    readonly metadata: ReadonlyArray<MetadataItem>
    readonly metafield?: Maybe<Scalars['String']['output']>
    readonly metafields?: Maybe<Scalars['Metadata']['output']>
    readonly privateMetadata: ReadonlyArray<MetadataItem>
    readonly privateMetafield?: Maybe<Scalars['String']['output']>
    readonly privateMetafields?: Maybe<Scalars['Metadata']['output']>
    /** Empty for a moment after the payment: the invoice is issued right behind it. */
    readonly invoices: ReadonlyArray<Invoice>
    /** What corrects the invoice: one for each refund, issued right behind it, the oldest first. */
    readonly creditNotes: ReadonlyArray<CreditNote>
    /** What has paid it, the wallet before the card, in the form that older clients of Saleor read. */
    readonly payments: ReadonlyArray<Payment>
    /** What of it was given back, and where to, the oldest first. */
    readonly refunds: ReadonlyArray<OrderRefund>
  }

/** What was bought, as it was shown at the time. */
export type OrderMetafieldArgs = {
  key: Scalars['String']['input']
}

/** What was bought, as it was shown at the time. */
export type OrderMetafieldsArgs = {
  keys?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>
}

/** What was bought, as it was shown at the time. */
export type OrderPrivateMetafieldArgs = {
  key: Scalars['String']['input']
}

/** What was bought, as it was shown at the time. */
export type OrderPrivateMetafieldsArgs = {
  keys?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>
}

/**
 * `metadata` carries the booking (`delivery_date`, `delivery_time`, `name`, `address`, `latitude` and so on), how many units were
 * `used`, `returned` and `expired`, and `delivered_at` and `expired_at` once they were.
 */
export type OrderLine = Node &
  ObjectWithMetadata & {
    readonly id: Scalars['ID']['output']
    readonly productName: Scalars['String']['output']
    readonly variantName: Scalars['String']['output']
    readonly translatedProductName: Scalars['String']['output']
    readonly translatedVariantName: Scalars['String']['output']
    readonly productSku?: Maybe<Scalars['String']['output']>
    readonly productVariantId?: Maybe<Scalars['String']['output']>
    readonly quantity: Scalars['Int']['output']
    /** How many were used. */
    readonly quantityFulfilled: Scalars['Int']['output']
    /** How many are still to be done. */
    readonly quantityToFulfill: Scalars['Int']['output']
    /** As the catalogue has it now; null once it is gone. */
    readonly variant?: Maybe<ProductVariant>
    readonly taxRate: Scalars['Float']['output']
    readonly thumbnail?: Maybe<Image>
    readonly unitPrice: TaxedMoney
    readonly undiscountedUnitPrice: TaxedMoney
    /** What one piece costs less in the catalogue; a code of the whole order is in the order's `discounts`. */
    readonly unitDiscount: Money
    /** Null: Saleor names the promotion here, and the prices of the catalogue have none. */
    readonly unitDiscountReason?: Maybe<Scalars['String']['output']>
    /** As Saleor has it once an order is placed: a fixed amount, that of `unitDiscount`. */
    readonly unitDiscountType?: Maybe<DiscountValueTypeEnum>
    readonly unitDiscountValue: Scalars['PositiveDecimal']['output']
    /** The reduced price of the catalogue, if the line was sold for one. */
    readonly discounts?: Maybe<ReadonlyArray<OrderLineDiscount>>
    readonly totalPrice: TaxedMoney
    readonly undiscountedTotalPrice: TaxedMoney
    readonly metadata: ReadonlyArray<MetadataItem>
    readonly metafield?: Maybe<Scalars['String']['output']>
    readonly metafields?: Maybe<Scalars['Metadata']['output']>
    readonly privateMetadata: ReadonlyArray<MetadataItem>
    readonly privateMetafield?: Maybe<Scalars['String']['output']>
    readonly privateMetafields?: Maybe<Scalars['Metadata']['output']>
  }

/**
 * `metadata` carries the booking (`delivery_date`, `delivery_time`, `name`, `address`, `latitude` and so on), how many units were
 * `used`, `returned` and `expired`, and `delivered_at` and `expired_at` once they were.
 */
export type OrderLineThumbnailArgs = {
  size?: InputMaybe<Scalars['Int']['input']>
  format?: InputMaybe<ThumbnailFormatEnum>
}

/**
 * `metadata` carries the booking (`delivery_date`, `delivery_time`, `name`, `address`, `latitude` and so on), how many units were
 * `used`, `returned` and `expired`, and `delivered_at` and `expired_at` once they were.
 */
export type OrderLineMetafieldArgs = {
  key: Scalars['String']['input']
}

/**
 * `metadata` carries the booking (`delivery_date`, `delivery_time`, `name`, `address`, `latitude` and so on), how many units were
 * `used`, `returned` and `expired`, and `delivered_at` and `expired_at` once they were.
 */
export type OrderLineMetafieldsArgs = {
  keys?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>
}

/**
 * `metadata` carries the booking (`delivery_date`, `delivery_time`, `name`, `address`, `latitude` and so on), how many units were
 * `used`, `returned` and `expired`, and `delivered_at` and `expired_at` once they were.
 */
export type OrderLinePrivateMetafieldArgs = {
  key: Scalars['String']['input']
}

/**
 * `metadata` carries the booking (`delivery_date`, `delivery_time`, `name`, `address`, `latitude` and so on), how many units were
 * `used`, `returned` and `expired`, and `delivered_at` and `expired_at` once they were.
 */
export type OrderLinePrivateMetafieldsArgs = {
  keys?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>
}

export type OrderDiscount = Node & {
  readonly id: Scalars['ID']['output']
  readonly type: OrderDiscountType
  readonly name?: Maybe<Scalars['String']['output']>
  readonly translatedName?: Maybe<Scalars['String']['output']>
  readonly valueType: DiscountValueTypeEnum
  readonly value: Scalars['PositiveDecimal']['output']
  readonly amount: Money
  readonly total: Money
}

export type OrderLineDiscount = Node & {
  readonly id: Scalars['ID']['output']
  readonly type: OrderDiscountType
  readonly name?: Maybe<Scalars['String']['output']>
  readonly translatedName?: Maybe<Scalars['String']['output']>
  readonly valueType: DiscountValueTypeEnum
  readonly value: Scalars['PositiveDecimal']['output']
  /** Of the whole line. */
  readonly total: Money
  /** Of one piece. */
  readonly unit: Money
}

export type DiscountValueTypeEnum = 'FIXED' | 'PERCENTAGE'

export type OrderDiscountType = 'SALE' | 'VOUCHER' | 'MANUAL' | 'PROMOTION' | 'ORDER_PROMOTION'

/** A promo code, as it was called when it was used. */
export type Voucher = Node & {
  readonly id: Scalars['ID']['output']
  readonly code: Scalars['String']['output']
  readonly name?: Maybe<Scalars['String']['output']>
}

export type OrderSummary = {
  /** What goods and services cost before discounts, without surcharges. */
  readonly itemsAmount: Money
  /** What a gift card paid. */
  readonly giftCardAmount: Money
  /** What bringing it costs, out of the fees of the booked hours. */
  readonly deliveryAmount: Money
  /** What doing it costs, out of the fees of the booked hours. */
  readonly serviceAmount: Money
  /** What was paid out of the wallet. */
  readonly usedCredit: Money
  /** What the goods would have cost more without discounts. */
  readonly discountAmount: Money
  /** What was left to pay by card. */
  readonly payableAmount: Money
}

export type Fulfillment = Node & {
  readonly id: Scalars['ID']['output']
  readonly status: FulfillmentStatus
  readonly trackingNumber: Scalars['String']['output']
  readonly created: Scalars['DateTime']['output']
  readonly lines?: Maybe<ReadonlyArray<FulfillmentLine>>
}

export type FulfillmentLine = Node & {
  readonly id: Scalars['ID']['output']
  readonly quantity: Scalars['Int']['output']
  readonly orderLine?: Maybe<OrderLine>
}

export type FulfillmentStatus =
  | 'FULFILLED'
  | 'REFUNDED'
  | 'RETURNED'
  | 'REPLACED'
  | 'REFUNDED_AND_RETURNED'
  | 'CANCELED'
  | 'WAITING_FOR_APPROVAL'

export type OrderChargeStatusEnum = 'NONE' | 'PARTIAL' | 'FULL' | 'OVERCHARGED'

export type OrderAuthorizeStatusEnum = 'NONE' | 'PARTIAL' | 'FULL'

export type OrderStatus =
  | 'DRAFT'
  | 'UNCONFIRMED'
  | 'UNFULFILLED'
  | 'PARTIALLY_FULFILLED'
  | 'PARTIALLY_RETURNED'
  | 'RETURNED'
  | 'FULFILLED'
  | 'CANCELED'
  | 'EXPIRED'

export type PaymentChargeStatusEnum =
  | 'NOT_CHARGED'
  | 'PENDING'
  | 'PARTIALLY_CHARGED'
  | 'FULLY_CHARGED'
  | 'PARTIALLY_REFUNDED'
  | 'FULLY_REFUNDED'
  | 'REFUSED'
  | 'CANCELLED'

export type OrderRefund = Node & {
  readonly id: Scalars['ID']['output']
  readonly created: Scalars['DateTime']['output']
  readonly amount: Money
  readonly target: OrderRefundTarget
  /** False while the card's payment service has not given it back yet. */
  readonly isDone: Scalars['Boolean']['output']
}

export type OrderRefundTarget = 'CARD' | 'WALLET' | 'GIFT_CARD'

export type Payment = Node & {
  readonly id: Scalars['ID']['output']
  readonly gateway: Scalars['String']['output']
  readonly isActive: Scalars['Boolean']['output']
  readonly created: Scalars['DateTime']['output']
  readonly modified: Scalars['DateTime']['output']
  readonly token: Scalars['String']['output']
  readonly paymentMethodType: Scalars['String']['output']
  readonly chargeStatus: PaymentChargeStatusEnum
  readonly total?: Maybe<Money>
  readonly capturedAmount?: Maybe<Money>
}

export type PaymentGatewayToInitialize = {
  readonly id: Scalars['String']['input']
  readonly data?: InputMaybe<Scalars['JSON']['input']>
}

export type PaymentGatewayInitialize = {
  readonly gatewayConfigs?: Maybe<ReadonlyArray<PaymentGatewayConfig>>
  readonly errors: ReadonlyArray<PaymentGatewayInitializeError>
}

export type PaymentGatewayConfig = {
  readonly id: Scalars['String']['output']
  readonly data?: Maybe<Scalars['JSON']['output']>
  readonly errors?: Maybe<ReadonlyArray<PaymentGatewayConfigError>>
}

export type PaymentGatewayConfigError = {
  readonly field?: Maybe<Scalars['String']['output']>
  readonly message?: Maybe<Scalars['String']['output']>
  readonly code: PaymentGatewayConfigErrorCode
}

export type PaymentGatewayConfigErrorCode = 'GRAPHQL_ERROR' | 'INVALID' | 'NOT_FOUND'

export type PaymentGatewayInitializeError = {
  readonly field?: Maybe<Scalars['String']['output']>
  readonly message?: Maybe<Scalars['String']['output']>
  readonly code: PaymentGatewayInitializeErrorCode
}

export type PaymentGatewayInitializeErrorCode = 'GRAPHQL_ERROR' | 'INVALID' | 'NOT_FOUND'

export type TransactionInitialize = {
  readonly transaction?: Maybe<TransactionItem>
  readonly transactionEvent?: Maybe<TransactionEvent>
  readonly data?: Maybe<Scalars['JSON']['output']>
  readonly errors: ReadonlyArray<TransactionInitializeError>
}

export type TransactionInitializeError = {
  readonly field?: Maybe<Scalars['String']['output']>
  readonly message?: Maybe<Scalars['String']['output']>
  readonly code: TransactionInitializeErrorCode
}

export type TransactionInitializeErrorCode =
  | 'GRAPHQL_ERROR'
  | 'INVALID'
  | 'NOT_FOUND'
  | 'UNIQUE'
  | 'CHECKOUT_COMPLETION_IN_PROGRESS'

export type TransactionProcess = {
  readonly transaction?: Maybe<TransactionItem>
  readonly transactionEvent?: Maybe<TransactionEvent>
  readonly data?: Maybe<Scalars['JSON']['output']>
  readonly errors: ReadonlyArray<TransactionProcessError>
}

export type TransactionProcessError = {
  readonly field?: Maybe<Scalars['String']['output']>
  readonly message?: Maybe<Scalars['String']['output']>
  readonly code: TransactionProcessErrorCode
}

export type TransactionProcessErrorCode =
  | 'GRAPHQL_ERROR'
  | 'INVALID'
  | 'NOT_FOUND'
  | 'TRANSACTION_ALREADY_PROCESSED'
  | 'MISSING_PAYMENT_APP_RELATION'
  | 'MISSING_PAYMENT_APP'
  | 'CHECKOUT_COMPLETION_IN_PROGRESS'

/** A try to pay. */
export type TransactionItem = Node & {
  readonly id: Scalars['ID']['output']
  readonly token: Scalars['UUID']['output']
  readonly createdAt: Scalars['DateTime']['output']
  readonly name: Scalars['String']['output']
  readonly message: Scalars['String']['output']
  readonly pspReference: Scalars['String']['output']
  readonly actions: ReadonlyArray<TransactionActionEnum>
  /** Set aside and not taken yet, as by the wallet. */
  readonly authorizedAmount: Money
  readonly authorizePendingAmount: Money
  readonly chargedAmount: Money
  readonly chargePendingAmount: Money
  /** How it stands, as one event. */
  readonly events: ReadonlyArray<TransactionEvent>
  /** What it has bought; whoever has no token of its customer sees it as a holder of the order's id does. */
  readonly order?: Maybe<Order>
}

/** How a payment stands. */
export type TransactionEvent = Node & {
  readonly id: Scalars['ID']['output']
  readonly createdAt: Scalars['DateTime']['output']
  readonly pspReference: Scalars['String']['output']
  readonly message: Scalars['String']['output']
  readonly externalUrl: Scalars['String']['output']
  readonly amount: Money
  readonly type?: Maybe<TransactionEventTypeEnum>
}

export type TransactionActionEnum = 'CHARGE' | 'REFUND' | 'CANCEL'

export type TransactionFlowStrategyEnum = 'AUTHORIZATION' | 'CHARGE'

export type TransactionEventTypeEnum =
  | 'AUTHORIZATION_SUCCESS'
  | 'AUTHORIZATION_FAILURE'
  | 'AUTHORIZATION_ADJUSTMENT'
  | 'AUTHORIZATION_REQUEST'
  | 'AUTHORIZATION_ACTION_REQUIRED'
  | 'CHARGE_ACTION_REQUIRED'
  | 'CHARGE_SUCCESS'
  | 'CHARGE_FAILURE'
  | 'CHARGE_BACK'
  | 'CHARGE_REQUEST'
  | 'REFUND_SUCCESS'
  | 'REFUND_FAILURE'
  | 'REFUND_REVERSE'
  | 'REFUND_REQUEST'
  | 'CANCEL_SUCCESS'
  | 'CANCEL_FAILURE'
  | 'CANCEL_REQUEST'
  | 'INFO'

export type CheckoutComplete = {
  readonly order?: Maybe<Order>
  readonly confirmationNeeded: Scalars['Boolean']['output']
  readonly confirmationData?: Maybe<Scalars['JSONString']['output']>
  readonly errors: ReadonlyArray<CheckoutError>
  /** @deprecated Use `errors` field instead. */
  readonly checkoutErrors: ReadonlyArray<CheckoutError>
}

/** Money that whoever knows the code may spend. While a checkout holds it, nobody else can. */
export type GiftCard = Node & {
  readonly id: Scalars['ID']['output']
  readonly displayCode: Scalars['String']['output']
  readonly last4CodeChars: Scalars['String']['output']
  readonly code: Scalars['String']['output']
  readonly created: Scalars['DateTime']['output']
  readonly lastUsedOn?: Maybe<Scalars['DateTime']['output']>
  readonly expiryDate?: Maybe<Scalars['Date']['output']>
  readonly isActive: Scalars['Boolean']['output']
  readonly initialBalance: Money
  readonly currentBalance: Money
}

export type GiftCardCountableConnection = {
  readonly pageInfo: PageInfo
  readonly edges: ReadonlyArray<GiftCardCountableEdge>
  readonly totalCount?: Maybe<Scalars['Int']['output']>
}

export type GiftCardCountableEdge = {
  readonly node: GiftCard
  readonly cursor: Scalars['String']['output']
}

export type Referral = {
  /** Part of the link to pass on: `/{lang}/referred-login?ref={code}`. */
  readonly code: Scalars['String']['output']
  /** What a friend saves on the first order, and what the customer gets for it. */
  readonly reward: Money
  /** What the friend's first order has to be worth, after discounts, for the customer to get the reward. */
  readonly minOrder: Money
  /** What the customer has got so far, without what was taken back. */
  readonly earned: Money
  /** Who has signed in with the link, the newest first, paged by offset. */
  readonly friends: ReferralFriendConnection
}

export type ReferralFriendsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>
  offset?: InputMaybe<Scalars['Int']['input']>
}

export type ReferralFriendConnection = {
  readonly edges: ReadonlyArray<ReferralFriendEdge>
  readonly pageInfo: PageInfo
  readonly totalCount: Scalars['Int']['output']
}

export type ReferralFriendEdge = {
  readonly node: ReferralFriend
  /** Its position, counted from the first. */
  readonly cursor: Scalars['String']['output']
}

export type ReferralFriend = {
  /** The number with dots for all but its last digits. */
  readonly phone: Scalars['String']['output']
  readonly state: ReferralFriendState
  readonly joinedAt: Scalars['DateTime']['output']
}

export type ReferralFriendState =
  /** Has not bought anything yet. */
  | 'PENDING'
  /** Has paid a first order; the reward is in the wallet. */
  | 'REWARDED'
  /** The first order was refunded whole, and the reward with it. */
  | 'TAKEN_BACK'
  /** The first order was worth less than `minOrder`: there is no reward. */
  | 'ORDER_TOO_SMALL'

export type AddressInput = {
  readonly firstName?: InputMaybe<Scalars['String']['input']>
  readonly lastName?: InputMaybe<Scalars['String']['input']>
  readonly companyName?: InputMaybe<Scalars['String']['input']>
  readonly streetAddress1?: InputMaybe<Scalars['String']['input']>
  readonly streetAddress2?: InputMaybe<Scalars['String']['input']>
  readonly city?: InputMaybe<Scalars['String']['input']>
  readonly cityArea?: InputMaybe<Scalars['String']['input']>
  readonly postalCode?: InputMaybe<Scalars['String']['input']>
  readonly country?: InputMaybe<CountryCode>
  readonly countryArea?: InputMaybe<Scalars['String']['input']>
  readonly phone?: InputMaybe<Scalars['String']['input']>
  readonly metadata?: InputMaybe<ReadonlyArray<MetadataInput>>
  readonly skipValidation?: InputMaybe<Scalars['Boolean']['input']>
}

export type ObjectWithAttributes = {
  readonly assignedAttribute?: Maybe<AssignedAttribute>
  readonly assignedAttributes: ReadonlyArray<AssignedAttribute>
}

export type ObjectWithAttributesAssignedAttributeArgs = {
  slug: Scalars['String']['input']
}

export type ObjectWithAttributesAssignedAttributesArgs = {
  limit?: InputMaybe<Scalars['PositiveInt']['input']>
}

export type Attribute = Node &
  ObjectWithMetadata & {
    readonly id: Scalars['ID']['output']
    readonly inputType?: Maybe<AttributeInputTypeEnum>
    readonly entityType?: Maybe<AttributeEntityTypeEnum>
    readonly name: Scalars['String']['output']
    readonly slug: Scalars['String']['output']
    readonly type: AttributeTypeEnum
    readonly unit?: Maybe<MeasurementUnitsEnum>
    readonly choices?: Maybe<AttributeValueCountableConnection>
    readonly valueRequired: Scalars['Boolean']['output']
    readonly visibleInStorefront: Scalars['Boolean']['output']
    /** @deprecated Kept for older clients. */
    readonly filterableInStorefront: Scalars['Boolean']['output']
    readonly withChoices: Scalars['Boolean']['output']
    readonly translation?: Maybe<AttributeTranslation>
    readonly metadata: ReadonlyArray<MetadataItem>
    readonly metafield?: Maybe<Scalars['String']['output']>
    readonly metafields?: Maybe<Scalars['Metadata']['output']>
    readonly privateMetadata: ReadonlyArray<MetadataItem>
    readonly privateMetafield?: Maybe<Scalars['String']['output']>
    readonly privateMetafields?: Maybe<Scalars['Metadata']['output']>
  }

export type AttributeChoicesArgs = {
  sortBy?: InputMaybe<AttributeChoicesSortingInput>
  filter?: InputMaybe<AttributeValueFilterInput>
  where?: InputMaybe<AttributeValueWhereInput>
  search?: InputMaybe<Scalars['String']['input']>
  before?: InputMaybe<Scalars['String']['input']>
  after?: InputMaybe<Scalars['String']['input']>
  first?: InputMaybe<Scalars['Int']['input']>
  last?: InputMaybe<Scalars['Int']['input']>
}

export type AttributeTranslationArgs = {
  languageCode: LanguageCodeEnum
}

export type AttributeMetafieldArgs = {
  key: Scalars['String']['input']
}

export type AttributeMetafieldsArgs = {
  keys?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>
}

export type AttributePrivateMetafieldArgs = {
  key: Scalars['String']['input']
}

export type AttributePrivateMetafieldsArgs = {
  keys?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>
}

export type AttributeTranslation = Node & {
  readonly id: Scalars['ID']['output']
  readonly language: LanguageDisplay
  readonly name: Scalars['String']['output']
}

export type AttributeValue = Node & {
  readonly id: Scalars['ID']['output']
  readonly name?: Maybe<Scalars['String']['output']>
  readonly slug?: Maybe<Scalars['String']['output']>
  readonly value?: Maybe<Scalars['String']['output']>
  readonly inputType?: Maybe<AttributeInputTypeEnum>
  readonly reference?: Maybe<Scalars['ID']['output']>
  readonly file?: Maybe<File>
  readonly richText?: Maybe<Scalars['JSONString']['output']>
  readonly plainText?: Maybe<Scalars['String']['output']>
  readonly boolean?: Maybe<Scalars['Boolean']['output']>
  readonly date?: Maybe<Scalars['Date']['output']>
  readonly dateTime?: Maybe<Scalars['DateTime']['output']>
  readonly translation?: Maybe<AttributeValueTranslation>
}

export type AttributeValueTranslationArgs = {
  languageCode: LanguageCodeEnum
}

export type AttributeValueTranslation = Node & {
  readonly id: Scalars['ID']['output']
  readonly language: LanguageDisplay
  readonly name: Scalars['String']['output']
  readonly richText?: Maybe<Scalars['JSONString']['output']>
  readonly plainText?: Maybe<Scalars['String']['output']>
}

export type AttributeValueCountableConnection = {
  readonly pageInfo: PageInfo
  readonly edges: ReadonlyArray<AttributeValueCountableEdge>
  readonly totalCount?: Maybe<Scalars['Int']['output']>
}

export type AttributeValueCountableEdge = {
  readonly node: AttributeValue
  readonly cursor: Scalars['String']['output']
}

export type SelectedAttribute = {
  readonly attribute: Attribute
  readonly values: ReadonlyArray<AttributeValue>
}

export type AssignedAttribute = {
  readonly attribute: Attribute
}

export type AssignedBooleanAttribute = AssignedAttribute & {
  readonly attribute: Attribute
  readonly value?: Maybe<Scalars['Boolean']['output']>
}

export type AssignedPlainTextAttribute = AssignedAttribute & {
  readonly attribute: Attribute
  readonly value?: Maybe<Scalars['String']['output']>
  readonly translation?: Maybe<Scalars['String']['output']>
}

export type AssignedPlainTextAttributeTranslationArgs = {
  languageCode: LanguageCodeEnum
}

/** Rich text. */
export type AssignedTextAttribute = AssignedAttribute & {
  readonly attribute: Attribute
  readonly value?: Maybe<Scalars['JSON']['output']>
  readonly translation?: Maybe<Scalars['JSON']['output']>
}

/** Rich text. */
export type AssignedTextAttributeTranslationArgs = {
  languageCode: LanguageCodeEnum
}

export type AssignedNumericAttribute = AssignedAttribute & {
  readonly attribute: Attribute
  readonly value?: Maybe<Scalars['Float']['output']>
}

export type AssignedSingleChoiceAttribute = AssignedAttribute & {
  readonly attribute: Attribute
  readonly value?: Maybe<AssignedChoiceAttributeValue>
}

export type AssignedMultiChoiceAttribute = AssignedAttribute & {
  readonly attribute: Attribute
  readonly value: ReadonlyArray<AssignedChoiceAttributeValue>
}

export type AssignedMultiChoiceAttributeValueArgs = {
  limit?: InputMaybe<Scalars['PositiveInt']['input']>
}

export type AssignedChoiceAttributeValue = {
  readonly name?: Maybe<Scalars['String']['output']>
  readonly slug?: Maybe<Scalars['String']['output']>
  readonly translation?: Maybe<Scalars['String']['output']>
}

export type AssignedChoiceAttributeValueTranslationArgs = {
  languageCode: LanguageCodeEnum
}

export type AssignedSwatchAttribute = AssignedAttribute & {
  readonly attribute: Attribute
  readonly value?: Maybe<AssignedSwatchAttributeValue>
}

export type AssignedSwatchAttributeValue = {
  readonly name?: Maybe<Scalars['String']['output']>
  readonly slug?: Maybe<Scalars['String']['output']>
  readonly hexColor?: Maybe<Scalars['String']['output']>
  readonly file?: Maybe<File>
  readonly translation?: Maybe<Scalars['String']['output']>
}

export type AssignedSwatchAttributeValueTranslationArgs = {
  languageCode: LanguageCodeEnum
}

export type AssignedFileAttribute = AssignedAttribute & {
  readonly attribute: Attribute
  readonly value?: Maybe<File>
}

export type AssignedDateAttribute = AssignedAttribute & {
  readonly attribute: Attribute
  readonly value?: Maybe<Scalars['Date']['output']>
}

export type AssignedDateTimeAttribute = AssignedAttribute & {
  readonly attribute: Attribute
  readonly value?: Maybe<Scalars['DateTime']['output']>
}

/** The shop has no collections: the type is here for documents that ask for it, and the value is null. */
export type AssignedSingleCollectionReferenceAttribute = AssignedAttribute & {
  readonly attribute: Attribute
  readonly value?: Maybe<Collection>
}

export type AttributeInputTypeEnum =
  | 'DROPDOWN'
  | 'MULTISELECT'
  | 'FILE'
  | 'REFERENCE'
  | 'SINGLE_REFERENCE'
  | 'NUMERIC'
  | 'RICH_TEXT'
  | 'PLAIN_TEXT'
  | 'SWATCH'
  | 'BOOLEAN'
  | 'DATE'
  | 'DATE_TIME'

export type AttributeTypeEnum = 'PRODUCT_TYPE' | 'PAGE_TYPE' | 'CUSTOMER_TYPE'

export type AttributeEntityTypeEnum = 'PAGE' | 'PRODUCT' | 'PRODUCT_VARIANT' | 'CATEGORY' | 'COLLECTION'

export type MeasurementUnitsEnum =
  | 'MM'
  | 'CM'
  | 'DM'
  | 'M'
  | 'KM'
  | 'FT'
  | 'YD'
  | 'INCH'
  | 'SQ_MM'
  | 'SQ_CM'
  | 'SQ_DM'
  | 'SQ_M'
  | 'SQ_KM'
  | 'SQ_FT'
  | 'SQ_YD'
  | 'SQ_INCH'
  | 'CUBIC_MILLIMETER'
  | 'CUBIC_CENTIMETER'
  | 'CUBIC_DECIMETER'
  | 'CUBIC_METER'
  | 'LITER'
  | 'CUBIC_FOOT'
  | 'CUBIC_INCH'
  | 'CUBIC_YARD'
  | 'QT'
  | 'PINT'
  | 'FL_OZ'
  | 'ACRE_IN'
  | 'ACRE_FT'
  | 'G'
  | 'LB'
  | 'OZ'
  | 'KG'
  | 'TONNE'

export type AttributeChoicesSortField = 'NAME' | 'SLUG'

export type AttributeChoicesSortingInput = {
  readonly direction: OrderDirection
  readonly field: AttributeChoicesSortField
}

export type AttributeValueFilterInput = {
  readonly search?: InputMaybe<Scalars['String']['input']>
  readonly ids?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>
  readonly slugs?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>
}

export type AttributeValueWhereInput = {
  readonly ids?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>
  readonly name?: InputMaybe<StringFilterInput>
  readonly slug?: InputMaybe<StringFilterInput>
  readonly AND?: InputMaybe<ReadonlyArray<AttributeValueWhereInput>>
  readonly OR?: InputMaybe<ReadonlyArray<AttributeValueWhereInput>>
}

export type AssignedAttributeWhereInput = {
  readonly slug?: InputMaybe<Scalars['String']['input']>
  readonly value?: InputMaybe<AssignedAttributeValueInput>
}

export type AssignedAttributeValueInput = {
  readonly slug?: InputMaybe<StringFilterInput>
  readonly name?: InputMaybe<StringFilterInput>
  readonly numeric?: InputMaybe<DecimalFilterInput>
  readonly date?: InputMaybe<DateRangeInput>
  readonly dateTime?: InputMaybe<DateTimeRangeInput>
  readonly boolean?: InputMaybe<Scalars['Boolean']['input']>
  readonly reference?: InputMaybe<AssignedAttributeReferenceInput>
}

export type AssignedAttributeReferenceInput = {
  readonly referencedIds?: InputMaybe<ContainsFilterInput>
  readonly pageSlugs?: InputMaybe<ContainsFilterInput>
  readonly productSlugs?: InputMaybe<ContainsFilterInput>
  readonly productVariantSkus?: InputMaybe<ContainsFilterInput>
  readonly categorySlugs?: InputMaybe<ContainsFilterInput>
  readonly collectionSlugs?: InputMaybe<ContainsFilterInput>
}

export type ContainsFilterInput = {
  readonly containsAny?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>
  readonly containsAll?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>
}

export type Query = {
  /** What an address of a country has to look like. */
  readonly addressValidationRules?: Maybe<AddressValidationData>
  /** What products are described with, in the order of display. */
  readonly attributes?: Maybe<AttributeCountableConnection>
  /** By the number in their metadata `priority`, then by name, unless sorted. */
  readonly categories?: Maybe<CategoryCountableConnection>
  readonly category?: Maybe<Category>
  /** Give the id or the slug. Null when the channel does not show it. */
  readonly collection?: Maybe<Collection>
  /** What the channel shows, by slug unless sorted. */
  readonly collections?: Maybe<CollectionCountableConnection>
  /**
   * What the channel shows, by slug unless sorted. Without a channel it is that of the host. `filter` and `where`
   * exclude each other. The attribute `state` with the slug of a place keeps what is sold there.
   */
  readonly products?: Maybe<ProductCountableConnection>
  /** Give exactly one of id, slug and externalReference. Null when the channel does not show it. */
  readonly product?: Maybe<Product>
  /** Give exactly one of id, sku and externalReference. */
  readonly productVariant?: Maybe<ProductVariant>
  /** Give the id or the slug. Null for a channel that is closed. */
  readonly channel?: Maybe<Channel>
  readonly channels?: Maybe<ReadonlyArray<Channel>>
  /**
   * Null when there is none, or when it belongs to another customer. One that a visitor made is shown to everybody who
   * knows its id.
   */
  readonly checkout?: Maybe<Checkout>
  /** Give the id or the slug, which is the same in every language. */
  readonly page?: Maybe<Page>
  /** Published pages. Which of them a storefront uses is said by their metadata: `channels` (comma list), `lang`, `priority`. */
  readonly pages?: Maybe<PageCountableConnection>
  readonly pageTypes?: Maybe<PageTypeCountableConnection>
  /** The customer who sends the request; null for a visitor. */
  readonly me?: Maybe<User>
  /** The ways a one-time code can be sent. */
  readonly messagingServices: ReadonlyArray<MessagingService>
  /** The customer's sessions that have not ended, newest first. */
  readonly mySessions: ReadonlyArray<UserSession>
  /** Give one of id, name and slug. `navbar` and `footer` are what storefronts show around their pages. */
  readonly menu?: Maybe<Menu>
  /** Null when there is none, or when it belongs to another customer. */
  readonly order?: Maybe<Order>
  /** What the customer has to invite friends with. The code is made when it is asked for the first time. */
  readonly referral?: Maybe<Referral>
  readonly shop: Shop
  /** The customer's wallet. One that was never used is empty. */
  readonly wallet?: Maybe<Wallet>
  /** What changed the wallet, paged by offset. Without `first` a page has 20. */
  readonly walletTransactions?: Maybe<WalletTransactionConnection>
  /** The gateways that a top-up can be paid with. */
  readonly chargeWalletAvailableGateways?: Maybe<ReadonlyArray<ChargeGateway>>
}

export type QueryAddressValidationRulesArgs = {
  countryCode: CountryCode
  countryArea?: InputMaybe<Scalars['String']['input']>
  city?: InputMaybe<Scalars['String']['input']>
  cityArea?: InputMaybe<Scalars['String']['input']>
}

export type QueryAttributesArgs = {
  filter?: InputMaybe<AttributeFilterInput>
  where?: InputMaybe<AttributeWhereInput>
  search?: InputMaybe<Scalars['String']['input']>
  sortBy?: InputMaybe<AttributeSortingInput>
  channel?: InputMaybe<Scalars['String']['input']>
  before?: InputMaybe<Scalars['String']['input']>
  after?: InputMaybe<Scalars['String']['input']>
  first?: InputMaybe<Scalars['Int']['input']>
  last?: InputMaybe<Scalars['Int']['input']>
}

export type QueryCategoriesArgs = {
  filter?: InputMaybe<CategoryFilterInput>
  where?: InputMaybe<CategoryWhereInput>
  sortBy?: InputMaybe<CategorySortingInput>
  level?: InputMaybe<Scalars['Int']['input']>
  before?: InputMaybe<Scalars['String']['input']>
  after?: InputMaybe<Scalars['String']['input']>
  first?: InputMaybe<Scalars['Int']['input']>
  last?: InputMaybe<Scalars['Int']['input']>
}

export type QueryCategoryArgs = {
  id?: InputMaybe<Scalars['ID']['input']>
  slug?: InputMaybe<Scalars['String']['input']>
  slugLanguageCode?: InputMaybe<LanguageCodeEnum>
}

export type QueryCollectionArgs = {
  id?: InputMaybe<Scalars['ID']['input']>
  slug?: InputMaybe<Scalars['String']['input']>
  slugLanguageCode?: InputMaybe<LanguageCodeEnum>
  channel?: InputMaybe<Scalars['String']['input']>
}

export type QueryCollectionsArgs = {
  filter?: InputMaybe<CollectionFilterInput>
  where?: InputMaybe<CollectionWhereInput>
  sortBy?: InputMaybe<CollectionSortingInput>
  channel?: InputMaybe<Scalars['String']['input']>
  before?: InputMaybe<Scalars['String']['input']>
  after?: InputMaybe<Scalars['String']['input']>
  first?: InputMaybe<Scalars['Int']['input']>
  last?: InputMaybe<Scalars['Int']['input']>
}

export type QueryProductsArgs = {
  filter?: InputMaybe<ProductFilterInput>
  where?: InputMaybe<ProductWhereInput>
  sortBy?: InputMaybe<ProductOrder>
  search?: InputMaybe<Scalars['String']['input']>
  channel?: InputMaybe<Scalars['String']['input']>
  before?: InputMaybe<Scalars['String']['input']>
  after?: InputMaybe<Scalars['String']['input']>
  first?: InputMaybe<Scalars['Int']['input']>
  last?: InputMaybe<Scalars['Int']['input']>
}

export type QueryProductArgs = {
  id?: InputMaybe<Scalars['ID']['input']>
  slug?: InputMaybe<Scalars['String']['input']>
  slugLanguageCode?: InputMaybe<LanguageCodeEnum>
  externalReference?: InputMaybe<Scalars['String']['input']>
  channel?: InputMaybe<Scalars['String']['input']>
}

export type QueryProductVariantArgs = {
  id?: InputMaybe<Scalars['ID']['input']>
  sku?: InputMaybe<Scalars['String']['input']>
  externalReference?: InputMaybe<Scalars['String']['input']>
  channel?: InputMaybe<Scalars['String']['input']>
}

export type QueryChannelArgs = {
  id?: InputMaybe<Scalars['ID']['input']>
  slug?: InputMaybe<Scalars['String']['input']>
}

export type QueryCheckoutArgs = {
  id?: InputMaybe<Scalars['ID']['input']>
  token?: InputMaybe<Scalars['UUID']['input']>
}

export type QueryPageArgs = {
  id?: InputMaybe<Scalars['ID']['input']>
  slug?: InputMaybe<Scalars['String']['input']>
  slugLanguageCode?: InputMaybe<LanguageCodeEnum>
  channel?: InputMaybe<Scalars['String']['input']>
}

export type QueryPagesArgs = {
  sortBy?: InputMaybe<PageSortingInput>
  filter?: InputMaybe<PageFilterInput>
  search?: InputMaybe<Scalars['String']['input']>
  where?: InputMaybe<PageWhereInput>
  channel?: InputMaybe<Scalars['String']['input']>
  before?: InputMaybe<Scalars['String']['input']>
  after?: InputMaybe<Scalars['String']['input']>
  first?: InputMaybe<Scalars['Int']['input']>
  last?: InputMaybe<Scalars['Int']['input']>
}

export type QueryPageTypesArgs = {
  sortBy?: InputMaybe<PageTypeSortingInput>
  filter?: InputMaybe<PageTypeFilterInput>
  before?: InputMaybe<Scalars['String']['input']>
  after?: InputMaybe<Scalars['String']['input']>
  first?: InputMaybe<Scalars['Int']['input']>
  last?: InputMaybe<Scalars['Int']['input']>
}

export type QueryMenuArgs = {
  channel?: InputMaybe<Scalars['String']['input']>
  id?: InputMaybe<Scalars['ID']['input']>
  name?: InputMaybe<Scalars['String']['input']>
  slug?: InputMaybe<Scalars['String']['input']>
}

export type QueryOrderArgs = {
  id: Scalars['ID']['input']
}

export type QueryWalletTransactionsArgs = {
  first?: InputMaybe<Scalars['Int']['input']>
  offset?: InputMaybe<Scalars['Int']['input']>
  sortBy?: InputMaybe<WalletTransactionSort>
  type?: InputMaybe<WalletTransactionType>
}

export type Mutation = {
  readonly updateMetadata?: Maybe<UpdateMetadata>
  /** `customerId` is for staff. A default address that is there is changed, one that is missing is added. */
  readonly accountUpdate?: Maybe<AccountUpdate>
  /** `customerId` is for staff. With a type the address becomes the default of that type. */
  readonly accountAddressCreate?: Maybe<AccountAddressCreate>
  readonly accountAddressUpdate?: Maybe<AccountAddressUpdate>
  readonly accountAddressDelete?: Maybe<AccountAddressDelete>
  readonly accountSetDefaultAddress?: Maybe<AccountSetDefaultAddress>
  /**
   * Makes a checkout. A customer's takes the hold: hours and units together or none of them, for fifteen minutes; what
   * could not be held is refused with INSUFFICIENT_STOCK. Each call makes one more; beyond five the oldest that holds nothing
   * gives way. With `isCart` the customer's one cart begins anew with these lines.
   * Fees come from the booked hours, whatever is sent; prices that are sent are refused.
   */
  readonly checkoutCreate?: Maybe<CheckoutCreate>
  readonly checkoutLinesAdd?: Maybe<CheckoutLinesAdd>
  /** A quantity of 0 removes the line. */
  readonly checkoutLinesUpdate?: Maybe<CheckoutLinesUpdate>
  readonly checkoutLinesDelete?: Maybe<CheckoutLinesDelete>
  /** @deprecated Use `checkoutLinesDelete` instead. */
  readonly checkoutLineDelete?: Maybe<CheckoutLineDelete>
  readonly checkoutAddPromoCode?: Maybe<CheckoutAddPromoCode>
  readonly checkoutRemovePromoCode?: Maybe<CheckoutRemovePromoCode>
  readonly checkoutEmailUpdate?: Maybe<CheckoutEmailUpdate>
  /** Addresses are checked by the rules of their country; what `validationRules` leaves out is checked before it is paid for. */
  readonly checkoutBillingAddressUpdate?: Maybe<CheckoutBillingAddressUpdate>
  readonly checkoutShippingAddressUpdate?: Maybe<CheckoutShippingAddressUpdate>
  /** A collection point or a shipping method; null takes the choice back. */
  readonly checkoutDeliveryMethodUpdate?: Maybe<CheckoutDeliveryMethodUpdate>
  /** @deprecated Use `checkoutDeliveryMethodUpdate` instead. */
  readonly checkoutShippingMethodUpdate?: Maybe<CheckoutShippingMethodUpdate>
  /** Makes a visitor's checkout the caller's own, which then takes the hold. */
  readonly checkoutCustomerAttach?: Maybe<CheckoutCustomerAttach>
  /** Gives the hold back. */
  readonly checkoutCustomerDetach?: Maybe<CheckoutCustomerDetach>
  /** What the checkout can be delivered by. */
  readonly deliveryOptionsCalculate?: Maybe<DeliveryOptionsCalculate>
  readonly externalAuthenticationUrl?: Maybe<ExternalAuthenticationUrl>
  readonly externalObtainAccessTokens?: Maybe<ExternalObtainAccessTokens>
  readonly externalRefresh?: Maybe<ExternalRefresh>
  readonly externalLogout?: Maybe<ExternalLogout>
  readonly externalVerify?: Maybe<ExternalVerify>
  /** Sends a one-time code. `ref` is the inviter's code, `cid` a campaign. A busy network needs a solved captcha, too. */
  readonly sendOtp?: Maybe<SendOtp>
  /**
   * Signs in with the code; the first sign-in with a number makes the account. Drivers also give their driver code. A
   * network with many wrong codes needs a solved captcha, too: the error then names the field `captcha`.
   * `ref` is the inviter's code that this client came with, null if it came with none. Without it the one of `sendOtp`
   * counts, if the same client has sent that.
   */
  readonly login?: Maybe<CreateToken>
  /** A client that selects `refreshToken` gets a new one and has to use it from then on. */
  readonly tokenRefresh?: Maybe<RefreshToken>
  /** After many wrong passwords a solved captcha is needed, too: the error then names the field `captcha`. */
  readonly tokenCreate?: Maybe<CreateToken>
  readonly tokenVerify?: Maybe<VerifyToken>
  /** Ends the session of the request, or that of the refresh token. Succeeds also when there is none. */
  readonly logout?: Maybe<Logout>
  /** Ends all sessions of the customer. */
  readonly tokensDeactivateAll?: Maybe<DeactivateAllUserTokens>
  /** Ends one of the customer's sessions. */
  readonly sessionEnd?: Maybe<SessionEnd>
  readonly accountRegister?: Maybe<AccountRegister>
  readonly confirmAccount?: Maybe<ConfirmAccount>
  /** Succeeds also for addresses without an account. */
  readonly requestPasswordReset?: Maybe<RequestPasswordReset>
  /**
   * Sets the password of a mailed link. All sessions end, and so do the passkeys of the account, since somebody else may
   * have made one; `keepPasskeys` leaves them.
   */
  readonly setPassword?: Maybe<SetPassword>
  readonly passwordChange?: Maybe<PasswordChange>
  /**
   * Mails a link to the address that the account is to have; the password is asked. The answer does not tell whether the
   * address has an account.
   */
  readonly requestEmailChange?: Maybe<RequestEmailChange>
  /** Gives the account of the caller the address whose link was followed; the address before gets a message. */
  readonly confirmEmailChange?: Maybe<ConfirmEmailChange>
  /** Mails a link whose token deletes the account; an account without an e-mail address gets a code on its phone. */
  readonly accountRequestDeletion?: Maybe<AccountRequestDeletion>
  /**
   * Erases the account of the caller; the token is that of the link, or the code. `balance` is required as long as there is
   * something in the wallet. Refused while a payment is open.
   */
  readonly accountDelete?: Maybe<AccountDelete>
  /** Sends a code to the number that the customer wants to have from now on. */
  readonly phoneChangeRequest?: Maybe<SendOtp>
  /** Sends a code to the number that the account has now, or to its e-mail address if it has none, for `phoneChange`. */
  readonly phoneChangeProofRequest?: Maybe<SendOtp>
  /**
   * Gives the account the number that `otp` proves; the number before gets a message about it. A session alone may not do
   * that: `currentOtp` is the code of `phoneChangeProofRequest`, `passkey` the JSON of what a passkey of the account signed
   * (options: REST `accounts/passkeys/proof-options/`). One of them is needed: without, a right `otp` stays good and the
   * error names `currentOtp`.
   */
  readonly phoneChange?: Maybe<PhoneChange>
  /** The ways to pay for a checkout: `data` holds `payment_options` with `id`, `name`, `logo` and `fee_percentage`. */
  readonly paymentGatewayInitialize?: Maybe<PaymentGatewayInitialize>
  /**
   * Begins to pay for a checkout. `paymentGateway.data` names the way (`gateway_id`) and where the browser comes back to
   * (`callback_host`, an own origin with a language); the answer's `data` holds the `url` to go to. `WALLET` sets money of the
   * customer's wallet aside and leads nowhere: `amount`, or as much as there is. Another way charges what the wallet has not
   * set aside, never less; an `amount` that is higher gives the wallet the difference back.
   */
  readonly transactionInitialize?: Maybe<TransactionInitialize>
  /**
   * Asks the gateway how a payment stands, and settles it. With `data` `{ cancel: true }` a payment that nobody made is ended.
   * The answer's `data` says in `money` whether money moved: `charged`, `not_charged`, `unknown` (the gateway has not said yet),
   * or `wallet`, with what is in the wallet now as `wallet_amount`.
   */
  readonly transactionProcess?: Maybe<TransactionProcess>
  /** The order of a checkout that is paid. Asked again, it answers the same order. */
  readonly checkoutComplete?: Maybe<CheckoutComplete>
  /** Starts a top-up of whole Rials. The balance rises when the gateway has confirmed it. */
  readonly chargeWallet?: Maybe<ChargeWallet>
}

export type MutationUpdateMetadataArgs = {
  id: Scalars['ID']['input']
  input: ReadonlyArray<MetadataInput>
}

export type MutationAccountUpdateArgs = {
  customerId?: InputMaybe<Scalars['ID']['input']>
  input: AccountInput
}

export type MutationAccountAddressCreateArgs = {
  customerId?: InputMaybe<Scalars['ID']['input']>
  input: AddressInput
  type?: InputMaybe<AddressTypeEnum>
}

export type MutationAccountAddressUpdateArgs = {
  id: Scalars['ID']['input']
  input: AddressInput
}

export type MutationAccountAddressDeleteArgs = {
  id: Scalars['ID']['input']
}

export type MutationAccountSetDefaultAddressArgs = {
  id: Scalars['ID']['input']
  type: AddressTypeEnum
}

export type MutationCheckoutCreateArgs = {
  input: CheckoutCreateInput
}

export type MutationCheckoutLinesAddArgs = {
  checkoutId?: InputMaybe<Scalars['ID']['input']>
  id?: InputMaybe<Scalars['ID']['input']>
  lines: ReadonlyArray<CheckoutLineInput>
  token?: InputMaybe<Scalars['UUID']['input']>
}

export type MutationCheckoutLinesUpdateArgs = {
  checkoutId?: InputMaybe<Scalars['ID']['input']>
  id?: InputMaybe<Scalars['ID']['input']>
  lines: ReadonlyArray<CheckoutLineUpdateInput>
  token?: InputMaybe<Scalars['UUID']['input']>
}

export type MutationCheckoutLinesDeleteArgs = {
  id?: InputMaybe<Scalars['ID']['input']>
  linesIds: ReadonlyArray<Scalars['ID']['input']>
  token?: InputMaybe<Scalars['UUID']['input']>
}

export type MutationCheckoutLineDeleteArgs = {
  checkoutId?: InputMaybe<Scalars['ID']['input']>
  id?: InputMaybe<Scalars['ID']['input']>
  lineId?: InputMaybe<Scalars['ID']['input']>
  token?: InputMaybe<Scalars['UUID']['input']>
}

export type MutationCheckoutAddPromoCodeArgs = {
  checkoutId?: InputMaybe<Scalars['ID']['input']>
  id?: InputMaybe<Scalars['ID']['input']>
  promoCode: Scalars['String']['input']
  token?: InputMaybe<Scalars['UUID']['input']>
}

export type MutationCheckoutRemovePromoCodeArgs = {
  checkoutId?: InputMaybe<Scalars['ID']['input']>
  id?: InputMaybe<Scalars['ID']['input']>
  promoCode?: InputMaybe<Scalars['String']['input']>
  promoCodeId?: InputMaybe<Scalars['ID']['input']>
  token?: InputMaybe<Scalars['UUID']['input']>
}

export type MutationCheckoutEmailUpdateArgs = {
  checkoutId?: InputMaybe<Scalars['ID']['input']>
  email: Scalars['String']['input']
  id?: InputMaybe<Scalars['ID']['input']>
  token?: InputMaybe<Scalars['UUID']['input']>
}

export type MutationCheckoutBillingAddressUpdateArgs = {
  billingAddress: AddressInput
  checkoutId?: InputMaybe<Scalars['ID']['input']>
  id?: InputMaybe<Scalars['ID']['input']>
  saveAddress?: InputMaybe<Scalars['Boolean']['input']>
  token?: InputMaybe<Scalars['UUID']['input']>
  validationRules?: InputMaybe<CheckoutAddressValidationRules>
}

export type MutationCheckoutShippingAddressUpdateArgs = {
  checkoutId?: InputMaybe<Scalars['ID']['input']>
  id?: InputMaybe<Scalars['ID']['input']>
  saveAddress?: InputMaybe<Scalars['Boolean']['input']>
  shippingAddress: AddressInput
  token?: InputMaybe<Scalars['UUID']['input']>
  validationRules?: InputMaybe<CheckoutAddressValidationRules>
}

export type MutationCheckoutDeliveryMethodUpdateArgs = {
  deliveryMethodId?: InputMaybe<Scalars['ID']['input']>
  id?: InputMaybe<Scalars['ID']['input']>
  token?: InputMaybe<Scalars['UUID']['input']>
}

export type MutationCheckoutShippingMethodUpdateArgs = {
  checkoutId?: InputMaybe<Scalars['ID']['input']>
  id?: InputMaybe<Scalars['ID']['input']>
  shippingMethodId?: InputMaybe<Scalars['ID']['input']>
  token?: InputMaybe<Scalars['UUID']['input']>
}

export type MutationCheckoutCustomerAttachArgs = {
  checkoutId?: InputMaybe<Scalars['ID']['input']>
  customerId?: InputMaybe<Scalars['ID']['input']>
  id?: InputMaybe<Scalars['ID']['input']>
  token?: InputMaybe<Scalars['UUID']['input']>
}

export type MutationCheckoutCustomerDetachArgs = {
  checkoutId?: InputMaybe<Scalars['ID']['input']>
  id?: InputMaybe<Scalars['ID']['input']>
  token?: InputMaybe<Scalars['UUID']['input']>
}

export type MutationDeliveryOptionsCalculateArgs = {
  id: Scalars['ID']['input']
}

export type MutationExternalAuthenticationUrlArgs = {
  pluginId: Scalars['String']['input']
  input: Scalars['JSONString']['input']
}

export type MutationExternalObtainAccessTokensArgs = {
  pluginId: Scalars['String']['input']
  input: Scalars['JSONString']['input']
}

export type MutationExternalRefreshArgs = {
  pluginId: Scalars['String']['input']
  input: Scalars['JSONString']['input']
}

export type MutationExternalLogoutArgs = {
  pluginId: Scalars['String']['input']
  input: Scalars['JSONString']['input']
}

export type MutationExternalVerifyArgs = {
  pluginId: Scalars['String']['input']
  input: Scalars['JSONString']['input']
}

export type MutationSendOtpArgs = {
  countryCode: Scalars['String']['input']
  phoneNumber: Scalars['String']['input']
  messagingService: Scalars['String']['input']
  ref?: InputMaybe<Scalars['String']['input']>
  cid?: InputMaybe<Scalars['String']['input']>
  captchaUuid?: InputMaybe<Scalars['String']['input']>
  captcha?: InputMaybe<Scalars['String']['input']>
}

export type MutationLoginArgs = {
  countryCode: Scalars['String']['input']
  phoneNumber: Scalars['String']['input']
  otp: Scalars['String']['input']
  messagingService?: InputMaybe<Scalars['String']['input']>
  driverCode?: InputMaybe<Scalars['String']['input']>
  captchaUuid?: InputMaybe<Scalars['String']['input']>
  captcha?: InputMaybe<Scalars['String']['input']>
  ref?: InputMaybe<Scalars['String']['input']>
}

export type MutationTokenRefreshArgs = {
  csrfToken?: InputMaybe<Scalars['String']['input']>
  refreshToken?: InputMaybe<Scalars['String']['input']>
}

export type MutationTokenCreateArgs = {
  audience?: InputMaybe<Scalars['String']['input']>
  email: Scalars['String']['input']
  password: Scalars['String']['input']
  captchaUuid?: InputMaybe<Scalars['String']['input']>
  captcha?: InputMaybe<Scalars['String']['input']>
}

export type MutationTokenVerifyArgs = {
  token: Scalars['String']['input']
}

export type MutationLogoutArgs = {
  refreshToken?: InputMaybe<Scalars['String']['input']>
}

export type MutationSessionEndArgs = {
  id: Scalars['ID']['input']
}

export type MutationAccountRegisterArgs = {
  input: AccountRegisterInput
}

export type MutationConfirmAccountArgs = {
  email: Scalars['String']['input']
  password?: InputMaybe<Scalars['String']['input']>
  token: Scalars['String']['input']
}

export type MutationRequestPasswordResetArgs = {
  channel?: InputMaybe<Scalars['String']['input']>
  email: Scalars['String']['input']
  redirectUrl: Scalars['String']['input']
}

export type MutationSetPasswordArgs = {
  email: Scalars['String']['input']
  password: Scalars['String']['input']
  token: Scalars['String']['input']
  keepPasskeys?: InputMaybe<Scalars['Boolean']['input']>
}

export type MutationPasswordChangeArgs = {
  newPassword: Scalars['String']['input']
  oldPassword?: InputMaybe<Scalars['String']['input']>
}

export type MutationRequestEmailChangeArgs = {
  channel?: InputMaybe<Scalars['String']['input']>
  newEmail: Scalars['String']['input']
  password: Scalars['String']['input']
  redirectUrl: Scalars['String']['input']
}

export type MutationConfirmEmailChangeArgs = {
  channel?: InputMaybe<Scalars['String']['input']>
  token: Scalars['String']['input']
}

export type MutationAccountRequestDeletionArgs = {
  channel?: InputMaybe<Scalars['String']['input']>
  redirectUrl: Scalars['String']['input']
}

export type MutationAccountDeleteArgs = {
  token: Scalars['String']['input']
  balance?: InputMaybe<AccountBalanceInput>
}

export type MutationPhoneChangeRequestArgs = {
  countryCode: Scalars['String']['input']
  phoneNumber: Scalars['String']['input']
  messagingService: Scalars['String']['input']
  captchaUuid?: InputMaybe<Scalars['String']['input']>
  captcha?: InputMaybe<Scalars['String']['input']>
}

export type MutationPhoneChangeProofRequestArgs = {
  messagingService?: InputMaybe<Scalars['String']['input']>
  captchaUuid?: InputMaybe<Scalars['String']['input']>
  captcha?: InputMaybe<Scalars['String']['input']>
}

export type MutationPhoneChangeArgs = {
  countryCode: Scalars['String']['input']
  phoneNumber: Scalars['String']['input']
  otp: Scalars['String']['input']
  currentOtp?: InputMaybe<Scalars['String']['input']>
  passkey?: InputMaybe<Scalars['String']['input']>
}

export type MutationPaymentGatewayInitializeArgs = {
  amount?: InputMaybe<Scalars['PositiveDecimal']['input']>
  id: Scalars['ID']['input']
  paymentGateways?: InputMaybe<ReadonlyArray<PaymentGatewayToInitialize>>
}

export type MutationTransactionInitializeArgs = {
  action?: InputMaybe<TransactionFlowStrategyEnum>
  amount?: InputMaybe<Scalars['PositiveDecimal']['input']>
  customerIpAddress?: InputMaybe<Scalars['String']['input']>
  id: Scalars['ID']['input']
  idempotencyKey?: InputMaybe<Scalars['String']['input']>
  paymentGateway: PaymentGatewayToInitialize
}

export type MutationTransactionProcessArgs = {
  customerIpAddress?: InputMaybe<Scalars['String']['input']>
  data?: InputMaybe<Scalars['JSON']['input']>
  id?: InputMaybe<Scalars['ID']['input']>
  token?: InputMaybe<Scalars['UUID']['input']>
}

export type MutationCheckoutCompleteArgs = {
  checkoutId?: InputMaybe<Scalars['ID']['input']>
  id?: InputMaybe<Scalars['ID']['input']>
  metadata?: InputMaybe<ReadonlyArray<MetadataInput>>
  paymentData?: InputMaybe<Scalars['JSONString']['input']>
  redirectUrl?: InputMaybe<Scalars['String']['input']>
  storeSource?: InputMaybe<Scalars['Boolean']['input']>
  token?: InputMaybe<Scalars['UUID']['input']>
}

export type MutationChargeWalletArgs = {
  amount: Scalars['PositiveDecimal']['input']
  gatewayId: Scalars['String']['input']
  callbackHost: Scalars['String']['input']
}

export type Node = {
  readonly id: Scalars['ID']['output']
}

export type ObjectWithMetadata = {
  readonly metadata: ReadonlyArray<MetadataItem>
  readonly metafield?: Maybe<Scalars['String']['output']>
  readonly metafields?: Maybe<Scalars['Metadata']['output']>
  /** Staff only, as the two fields below. */
  readonly privateMetadata: ReadonlyArray<MetadataItem>
  readonly privateMetafield?: Maybe<Scalars['String']['output']>
  readonly privateMetafields?: Maybe<Scalars['Metadata']['output']>
}

export type ObjectWithMetadataMetafieldArgs = {
  key: Scalars['String']['input']
}

export type ObjectWithMetadataMetafieldsArgs = {
  keys?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>
}

export type ObjectWithMetadataPrivateMetafieldArgs = {
  key: Scalars['String']['input']
}

export type ObjectWithMetadataPrivateMetafieldsArgs = {
  keys?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>
}

export type MetadataItem = {
  readonly key: Scalars['String']['output']
  readonly value: Scalars['String']['output']
}

export type MetadataInput = {
  readonly key: Scalars['String']['input']
  readonly value: Scalars['String']['input']
}

export type UpdateMetadata = {
  readonly item?: Maybe<ObjectWithMetadata>
  readonly errors: ReadonlyArray<MetadataError>
  /** @deprecated Use `errors` field instead. */
  readonly metadataErrors: ReadonlyArray<MetadataError>
}

export type MetadataError = {
  readonly field?: Maybe<Scalars['String']['output']>
  readonly message?: Maybe<Scalars['String']['output']>
  readonly code: MetadataErrorCode
}

export type MetadataErrorCode = 'GRAPHQL_ERROR' | 'INVALID' | 'NOT_FOUND' | 'REQUIRED' | 'NOT_UPDATED'

/** Cursors are opaque. `edges` needs `first` or `last`, at most 100. */
export type PageInfo = {
  readonly hasNextPage: Scalars['Boolean']['output']
  readonly hasPreviousPage: Scalars['Boolean']['output']
  readonly startCursor?: Maybe<Scalars['String']['output']>
  readonly endCursor?: Maybe<Scalars['String']['output']>
}

/** `amount` is in rial with three decimals, `fractionalAmount` in baisa. */
export type Money = {
  readonly currency: Scalars['String']['output']
  readonly amount: Scalars['Float']['output']
  readonly fractionalAmount: Scalars['Int']['output']
  readonly fractionDigits: Scalars['Int']['output']
}

export type MoneyRange = {
  readonly start?: Maybe<Money>
  readonly stop?: Maybe<Money>
}

export type TaxedMoney = {
  readonly currency: Scalars['String']['output']
  readonly gross: Money
  readonly net: Money
  readonly tax: Money
}

export type TaxedMoneyRange = {
  readonly start?: Maybe<TaxedMoney>
  readonly stop?: Maybe<TaxedMoney>
}

export type LanguageDisplay = {
  readonly code: LanguageCodeEnum
  readonly language: Scalars['String']['output']
}

export type CountryDisplay = {
  readonly code: Scalars['String']['output']
  readonly country: Scalars['String']['output']
}

export type Image = {
  readonly url: Scalars['String']['output']
  readonly alt?: Maybe<Scalars['String']['output']>
}

export type File = {
  readonly url: Scalars['String']['output']
  readonly contentType?: Maybe<Scalars['String']['output']>
}

export type ThumbnailFormatEnum = 'ORIGINAL' | 'AVIF' | 'WEBP'

export type OrderDirection = 'ASC' | 'DESC'

export type JobStatusEnum = 'PENDING' | 'SUCCESS' | 'FAILED' | 'DELETED'

export type Job = {
  readonly status: JobStatusEnum
  readonly createdAt: Scalars['DateTime']['output']
  readonly updatedAt: Scalars['DateTime']['output']
  readonly message?: Maybe<Scalars['String']['output']>
}

export type AddressTypeEnum = 'BILLING' | 'SHIPPING'

/** ISO 3166-1 alpha-2, and Saleor's `EU`. */
export type CountryCode =
  | 'AF'
  | 'AX'
  | 'AL'
  | 'DZ'
  | 'AS'
  | 'AD'
  | 'AO'
  | 'AI'
  | 'AQ'
  | 'AG'
  | 'AR'
  | 'AM'
  | 'AW'
  | 'AU'
  | 'AT'
  | 'AZ'
  | 'BS'
  | 'BH'
  | 'BD'
  | 'BB'
  | 'BY'
  | 'BE'
  | 'BZ'
  | 'BJ'
  | 'BM'
  | 'BT'
  | 'BO'
  | 'BQ'
  | 'BA'
  | 'BW'
  | 'BV'
  | 'BR'
  | 'IO'
  | 'BN'
  | 'BG'
  | 'BF'
  | 'BI'
  | 'CV'
  | 'KH'
  | 'CM'
  | 'CA'
  | 'KY'
  | 'CF'
  | 'TD'
  | 'CL'
  | 'CN'
  | 'CX'
  | 'CC'
  | 'CO'
  | 'KM'
  | 'CG'
  | 'CD'
  | 'CK'
  | 'CR'
  | 'CI'
  | 'HR'
  | 'CU'
  | 'CW'
  | 'CY'
  | 'CZ'
  | 'DK'
  | 'DJ'
  | 'DM'
  | 'DO'
  | 'EC'
  | 'EG'
  | 'SV'
  | 'GQ'
  | 'ER'
  | 'EE'
  | 'SZ'
  | 'ET'
  | 'EU'
  | 'FK'
  | 'FO'
  | 'FJ'
  | 'FI'
  | 'FR'
  | 'GF'
  | 'PF'
  | 'TF'
  | 'GA'
  | 'GM'
  | 'GE'
  | 'DE'
  | 'GH'
  | 'GI'
  | 'GR'
  | 'GL'
  | 'GD'
  | 'GP'
  | 'GU'
  | 'GT'
  | 'GG'
  | 'GN'
  | 'GW'
  | 'GY'
  | 'HT'
  | 'HM'
  | 'VA'
  | 'HN'
  | 'HK'
  | 'HU'
  | 'IS'
  | 'IN'
  | 'ID'
  | 'IR'
  | 'IQ'
  | 'IE'
  | 'IM'
  | 'IL'
  | 'IT'
  | 'JM'
  | 'JP'
  | 'JE'
  | 'JO'
  | 'KZ'
  | 'KE'
  | 'KI'
  | 'XK'
  | 'KW'
  | 'KG'
  | 'LA'
  | 'LV'
  | 'LB'
  | 'LS'
  | 'LR'
  | 'LY'
  | 'LI'
  | 'LT'
  | 'LU'
  | 'MO'
  | 'MG'
  | 'MW'
  | 'MY'
  | 'MV'
  | 'ML'
  | 'MT'
  | 'MH'
  | 'MQ'
  | 'MR'
  | 'MU'
  | 'YT'
  | 'MX'
  | 'FM'
  | 'MD'
  | 'MC'
  | 'MN'
  | 'ME'
  | 'MS'
  | 'MA'
  | 'MZ'
  | 'MM'
  | 'NA'
  | 'NR'
  | 'NP'
  | 'NL'
  | 'NC'
  | 'NZ'
  | 'NI'
  | 'NE'
  | 'NG'
  | 'NU'
  | 'NF'
  | 'KP'
  | 'MK'
  | 'MP'
  | 'NO'
  | 'OM'
  | 'PK'
  | 'PW'
  | 'PS'
  | 'PA'
  | 'PG'
  | 'PY'
  | 'PE'
  | 'PH'
  | 'PN'
  | 'PL'
  | 'PT'
  | 'PR'
  | 'QA'
  | 'RE'
  | 'RO'
  | 'RU'
  | 'RW'
  | 'BL'
  | 'SH'
  | 'KN'
  | 'LC'
  | 'MF'
  | 'PM'
  | 'VC'
  | 'WS'
  | 'SM'
  | 'ST'
  | 'SA'
  | 'SN'
  | 'RS'
  | 'SC'
  | 'SL'
  | 'SG'
  | 'SX'
  | 'SK'
  | 'SI'
  | 'SB'
  | 'SO'
  | 'ZA'
  | 'GS'
  | 'KR'
  | 'SS'
  | 'ES'
  | 'LK'
  | 'SD'
  | 'SR'
  | 'SJ'
  | 'SE'
  | 'CH'
  | 'SY'
  | 'TW'
  | 'TJ'
  | 'TZ'
  | 'TH'
  | 'TL'
  | 'TG'
  | 'TK'
  | 'TO'
  | 'TT'
  | 'TN'
  | 'TR'
  | 'TM'
  | 'TC'
  | 'TV'
  | 'UG'
  | 'UA'
  | 'AE'
  | 'GB'
  | 'UM'
  | 'US'
  | 'UY'
  | 'UZ'
  | 'VU'
  | 'VE'
  | 'VN'
  | 'VG'
  | 'VI'
  | 'WF'
  | 'EH'
  | 'YE'
  | 'ZM'
  | 'ZW'

export type StringFilterInput = {
  readonly eq?: InputMaybe<Scalars['String']['input']>
  readonly oneOf?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>
}

export type GlobalIdFilterInput = {
  readonly eq?: InputMaybe<Scalars['ID']['input']>
  readonly oneOf?: InputMaybe<ReadonlyArray<Scalars['ID']['input']>>
}

/** Without a value: the key is there. */
export type MetadataFilter = {
  readonly key: Scalars['String']['input']
  readonly value?: InputMaybe<Scalars['String']['input']>
}

export type MetadataFilterInput = {
  readonly key: Scalars['String']['input']
  readonly value?: InputMaybe<MetadataValueFilterInput>
}

export type MetadataValueFilterInput = {
  readonly eq?: InputMaybe<Scalars['String']['input']>
  readonly oneOf?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>
}

export type IntRangeInput = {
  readonly gte?: InputMaybe<Scalars['Int']['input']>
  readonly lte?: InputMaybe<Scalars['Int']['input']>
}

export type PriceRangeInput = {
  readonly gte?: InputMaybe<Scalars['Float']['input']>
  readonly lte?: InputMaybe<Scalars['Float']['input']>
}

export type DecimalRangeInput = {
  readonly gte?: InputMaybe<Scalars['Decimal']['input']>
  readonly lte?: InputMaybe<Scalars['Decimal']['input']>
}

export type DecimalFilterInput = {
  readonly eq?: InputMaybe<Scalars['Decimal']['input']>
  readonly oneOf?: InputMaybe<ReadonlyArray<Scalars['Decimal']['input']>>
  readonly range?: InputMaybe<DecimalRangeInput>
}

export type DateRangeInput = {
  readonly gte?: InputMaybe<Scalars['Date']['input']>
  readonly lte?: InputMaybe<Scalars['Date']['input']>
}

export type DateTimeRangeInput = {
  readonly gte?: InputMaybe<Scalars['DateTime']['input']>
  readonly lte?: InputMaybe<Scalars['DateTime']['input']>
}

export type DateTimeFilterInput = {
  readonly eq?: InputMaybe<Scalars['DateTime']['input']>
  readonly oneOf?: InputMaybe<ReadonlyArray<Scalars['DateTime']['input']>>
  readonly range?: InputMaybe<DateTimeRangeInput>
}

export type CountryFilterInput = {
  readonly attachedToShippingZones?: InputMaybe<Scalars['Boolean']['input']>
}

/** Every language Saleor names; the shop answers in `AR` and `EN`. */
export type LanguageCodeEnum =
  | 'AF'
  | 'AF_NA'
  | 'AF_ZA'
  | 'AGQ'
  | 'AGQ_CM'
  | 'AK'
  | 'AK_GH'
  | 'AM'
  | 'AM_ET'
  | 'AR'
  | 'AR_AE'
  | 'AR_BH'
  | 'AR_DJ'
  | 'AR_DZ'
  | 'AR_EG'
  | 'AR_EH'
  | 'AR_ER'
  | 'AR_IL'
  | 'AR_IQ'
  | 'AR_JO'
  | 'AR_KM'
  | 'AR_KW'
  | 'AR_LB'
  | 'AR_LY'
  | 'AR_MA'
  | 'AR_MR'
  | 'AR_OM'
  | 'AR_PS'
  | 'AR_QA'
  | 'AR_SA'
  | 'AR_SD'
  | 'AR_SO'
  | 'AR_SS'
  | 'AR_SY'
  | 'AR_TD'
  | 'AR_TN'
  | 'AR_YE'
  | 'AS'
  | 'AS_IN'
  | 'ASA'
  | 'ASA_TZ'
  | 'AST'
  | 'AST_ES'
  | 'AZ'
  | 'AZ_CYRL'
  | 'AZ_CYRL_AZ'
  | 'AZ_LATN'
  | 'AZ_LATN_AZ'
  | 'BAS'
  | 'BAS_CM'
  | 'BE'
  | 'BE_BY'
  | 'BEM'
  | 'BEM_ZM'
  | 'BEZ'
  | 'BEZ_TZ'
  | 'BG'
  | 'BG_BG'
  | 'BM'
  | 'BM_ML'
  | 'BN'
  | 'BN_BD'
  | 'BN_IN'
  | 'BO'
  | 'BO_CN'
  | 'BO_IN'
  | 'BR'
  | 'BR_FR'
  | 'BRX'
  | 'BRX_IN'
  | 'BS'
  | 'BS_CYRL'
  | 'BS_CYRL_BA'
  | 'BS_LATN'
  | 'BS_LATN_BA'
  | 'CA'
  | 'CA_AD'
  | 'CA_ES'
  | 'CA_ES_VALENCIA'
  | 'CA_FR'
  | 'CA_IT'
  | 'CCP'
  | 'CCP_BD'
  | 'CCP_IN'
  | 'CE'
  | 'CE_RU'
  | 'CEB'
  | 'CEB_PH'
  | 'CGG'
  | 'CGG_UG'
  | 'CHR'
  | 'CHR_US'
  | 'CKB'
  | 'CKB_IQ'
  | 'CKB_IR'
  | 'CS'
  | 'CS_CZ'
  | 'CU'
  | 'CU_RU'
  | 'CY'
  | 'CY_GB'
  | 'DA'
  | 'DA_DK'
  | 'DA_GL'
  | 'DAV'
  | 'DAV_KE'
  | 'DE'
  | 'DE_AT'
  | 'DE_BE'
  | 'DE_CH'
  | 'DE_DE'
  | 'DE_IT'
  | 'DE_LI'
  | 'DE_LU'
  | 'DJE'
  | 'DJE_NE'
  | 'DSB'
  | 'DSB_DE'
  | 'DUA'
  | 'DUA_CM'
  | 'DYO'
  | 'DYO_SN'
  | 'DZ'
  | 'DZ_BT'
  | 'EBU'
  | 'EBU_KE'
  | 'EE'
  | 'EE_GH'
  | 'EE_TG'
  | 'EL'
  | 'EL_CY'
  | 'EL_GR'
  | 'EN'
  | 'EN_AE'
  | 'EN_AG'
  | 'EN_AI'
  | 'EN_AS'
  | 'EN_AT'
  | 'EN_AU'
  | 'EN_BB'
  | 'EN_BE'
  | 'EN_BI'
  | 'EN_BM'
  | 'EN_BS'
  | 'EN_BW'
  | 'EN_BZ'
  | 'EN_CA'
  | 'EN_CC'
  | 'EN_CH'
  | 'EN_CK'
  | 'EN_CM'
  | 'EN_CX'
  | 'EN_CY'
  | 'EN_DE'
  | 'EN_DG'
  | 'EN_DK'
  | 'EN_DM'
  | 'EN_ER'
  | 'EN_FI'
  | 'EN_FJ'
  | 'EN_FK'
  | 'EN_FM'
  | 'EN_GB'
  | 'EN_GD'
  | 'EN_GG'
  | 'EN_GH'
  | 'EN_GI'
  | 'EN_GM'
  | 'EN_GU'
  | 'EN_GY'
  | 'EN_HK'
  | 'EN_IE'
  | 'EN_IL'
  | 'EN_IM'
  | 'EN_IN'
  | 'EN_IO'
  | 'EN_JE'
  | 'EN_JM'
  | 'EN_KE'
  | 'EN_KI'
  | 'EN_KN'
  | 'EN_KY'
  | 'EN_LC'
  | 'EN_LR'
  | 'EN_LS'
  | 'EN_MG'
  | 'EN_MH'
  | 'EN_MO'
  | 'EN_MP'
  | 'EN_MS'
  | 'EN_MT'
  | 'EN_MU'
  | 'EN_MW'
  | 'EN_MY'
  | 'EN_NA'
  | 'EN_NF'
  | 'EN_NG'
  | 'EN_NL'
  | 'EN_NR'
  | 'EN_NU'
  | 'EN_NZ'
  | 'EN_PG'
  | 'EN_PH'
  | 'EN_PK'
  | 'EN_PN'
  | 'EN_PR'
  | 'EN_PW'
  | 'EN_RW'
  | 'EN_SB'
  | 'EN_SC'
  | 'EN_SD'
  | 'EN_SE'
  | 'EN_SG'
  | 'EN_SH'
  | 'EN_SI'
  | 'EN_SL'
  | 'EN_SS'
  | 'EN_SX'
  | 'EN_SZ'
  | 'EN_TC'
  | 'EN_TK'
  | 'EN_TO'
  | 'EN_TT'
  | 'EN_TV'
  | 'EN_TZ'
  | 'EN_UG'
  | 'EN_UM'
  | 'EN_US'
  | 'EN_VC'
  | 'EN_VG'
  | 'EN_VI'
  | 'EN_VU'
  | 'EN_WS'
  | 'EN_ZA'
  | 'EN_ZM'
  | 'EN_ZW'
  | 'EO'
  | 'ES'
  | 'ES_AR'
  | 'ES_BO'
  | 'ES_BR'
  | 'ES_BZ'
  | 'ES_CL'
  | 'ES_CO'
  | 'ES_CR'
  | 'ES_CU'
  | 'ES_DO'
  | 'ES_EA'
  | 'ES_EC'
  | 'ES_ES'
  | 'ES_GQ'
  | 'ES_GT'
  | 'ES_HN'
  | 'ES_IC'
  | 'ES_MX'
  | 'ES_NI'
  | 'ES_PA'
  | 'ES_PE'
  | 'ES_PH'
  | 'ES_PR'
  | 'ES_PY'
  | 'ES_SV'
  | 'ES_US'
  | 'ES_UY'
  | 'ES_VE'
  | 'ET'
  | 'ET_EE'
  | 'EU'
  | 'EU_ES'
  | 'EWO'
  | 'EWO_CM'
  | 'FA'
  | 'FA_AF'
  | 'FA_IR'
  | 'FF'
  | 'FF_ADLM'
  | 'FF_ADLM_BF'
  | 'FF_ADLM_CM'
  | 'FF_ADLM_GH'
  | 'FF_ADLM_GM'
  | 'FF_ADLM_GN'
  | 'FF_ADLM_GW'
  | 'FF_ADLM_LR'
  | 'FF_ADLM_MR'
  | 'FF_ADLM_NE'
  | 'FF_ADLM_NG'
  | 'FF_ADLM_SL'
  | 'FF_ADLM_SN'
  | 'FF_LATN'
  | 'FF_LATN_BF'
  | 'FF_LATN_CM'
  | 'FF_LATN_GH'
  | 'FF_LATN_GM'
  | 'FF_LATN_GN'
  | 'FF_LATN_GW'
  | 'FF_LATN_LR'
  | 'FF_LATN_MR'
  | 'FF_LATN_NE'
  | 'FF_LATN_NG'
  | 'FF_LATN_SL'
  | 'FF_LATN_SN'
  | 'FI'
  | 'FI_FI'
  | 'FIL'
  | 'FIL_PH'
  | 'FO'
  | 'FO_DK'
  | 'FO_FO'
  | 'FR'
  | 'FR_BE'
  | 'FR_BF'
  | 'FR_BI'
  | 'FR_BJ'
  | 'FR_BL'
  | 'FR_CA'
  | 'FR_CD'
  | 'FR_CF'
  | 'FR_CG'
  | 'FR_CH'
  | 'FR_CI'
  | 'FR_CM'
  | 'FR_DJ'
  | 'FR_DZ'
  | 'FR_FR'
  | 'FR_GA'
  | 'FR_GF'
  | 'FR_GN'
  | 'FR_GP'
  | 'FR_GQ'
  | 'FR_HT'
  | 'FR_KM'
  | 'FR_LU'
  | 'FR_MA'
  | 'FR_MC'
  | 'FR_MF'
  | 'FR_MG'
  | 'FR_ML'
  | 'FR_MQ'
  | 'FR_MR'
  | 'FR_MU'
  | 'FR_NC'
  | 'FR_NE'
  | 'FR_PF'
  | 'FR_PM'
  | 'FR_RE'
  | 'FR_RW'
  | 'FR_SC'
  | 'FR_SN'
  | 'FR_SY'
  | 'FR_TD'
  | 'FR_TG'
  | 'FR_TN'
  | 'FR_VU'
  | 'FR_WF'
  | 'FR_YT'
  | 'FUR'
  | 'FUR_IT'
  | 'FY'
  | 'FY_NL'
  | 'GA'
  | 'GA_GB'
  | 'GA_IE'
  | 'GD'
  | 'GD_GB'
  | 'GL'
  | 'GL_ES'
  | 'GSW'
  | 'GSW_CH'
  | 'GSW_FR'
  | 'GSW_LI'
  | 'GU'
  | 'GU_IN'
  | 'GUZ'
  | 'GUZ_KE'
  | 'GV'
  | 'GV_IM'
  | 'HA'
  | 'HA_GH'
  | 'HA_NE'
  | 'HA_NG'
  | 'HAW'
  | 'HAW_US'
  | 'HE'
  | 'HE_IL'
  | 'HI'
  | 'HI_IN'
  | 'HR'
  | 'HR_BA'
  | 'HR_HR'
  | 'HSB'
  | 'HSB_DE'
  | 'HU'
  | 'HU_HU'
  | 'HY'
  | 'HY_AM'
  | 'IA'
  | 'ID'
  | 'ID_ID'
  | 'IG'
  | 'IG_NG'
  | 'II'
  | 'II_CN'
  | 'IS'
  | 'IS_IS'
  | 'IT'
  | 'IT_CH'
  | 'IT_IT'
  | 'IT_SM'
  | 'IT_VA'
  | 'JA'
  | 'JA_JP'
  | 'JGO'
  | 'JGO_CM'
  | 'JMC'
  | 'JMC_TZ'
  | 'JV'
  | 'JV_ID'
  | 'KA'
  | 'KA_GE'
  | 'KAB'
  | 'KAB_DZ'
  | 'KAM'
  | 'KAM_KE'
  | 'KDE'
  | 'KDE_TZ'
  | 'KEA'
  | 'KEA_CV'
  | 'KHQ'
  | 'KHQ_ML'
  | 'KI'
  | 'KI_KE'
  | 'KK'
  | 'KK_KZ'
  | 'KKJ'
  | 'KKJ_CM'
  | 'KL'
  | 'KL_GL'
  | 'KLN'
  | 'KLN_KE'
  | 'KM'
  | 'KM_KH'
  | 'KN'
  | 'KN_IN'
  | 'KO'
  | 'KO_KP'
  | 'KO_KR'
  | 'KOK'
  | 'KOK_IN'
  | 'KS'
  | 'KS_ARAB'
  | 'KS_ARAB_IN'
  | 'KSB'
  | 'KSB_TZ'
  | 'KSF'
  | 'KSF_CM'
  | 'KSH'
  | 'KSH_DE'
  | 'KU'
  | 'KU_TR'
  | 'KW'
  | 'KW_GB'
  | 'KY'
  | 'KY_KG'
  | 'LAG'
  | 'LAG_TZ'
  | 'LB'
  | 'LB_LU'
  | 'LG'
  | 'LG_UG'
  | 'LKT'
  | 'LKT_US'
  | 'LN'
  | 'LN_AO'
  | 'LN_CD'
  | 'LN_CF'
  | 'LN_CG'
  | 'LO'
  | 'LO_LA'
  | 'LRC'
  | 'LRC_IQ'
  | 'LRC_IR'
  | 'LT'
  | 'LT_LT'
  | 'LU'
  | 'LU_CD'
  | 'LUO'
  | 'LUO_KE'
  | 'LUY'
  | 'LUY_KE'
  | 'LV'
  | 'LV_LV'
  | 'MAI'
  | 'MAI_IN'
  | 'MAS'
  | 'MAS_KE'
  | 'MAS_TZ'
  | 'MER'
  | 'MER_KE'
  | 'MFE'
  | 'MFE_MU'
  | 'MG'
  | 'MG_MG'
  | 'MGH'
  | 'MGH_MZ'
  | 'MGO'
  | 'MGO_CM'
  | 'MI'
  | 'MI_NZ'
  | 'MK'
  | 'MK_MK'
  | 'ML'
  | 'ML_IN'
  | 'MN'
  | 'MN_MN'
  | 'MNI'
  | 'MNI_BENG'
  | 'MNI_BENG_IN'
  | 'MR'
  | 'MR_IN'
  | 'MS'
  | 'MS_BN'
  | 'MS_ID'
  | 'MS_MY'
  | 'MS_SG'
  | 'MT'
  | 'MT_MT'
  | 'MUA'
  | 'MUA_CM'
  | 'MY'
  | 'MY_MM'
  | 'MZN'
  | 'MZN_IR'
  | 'NAQ'
  | 'NAQ_NA'
  | 'NB'
  | 'NB_NO'
  | 'NB_SJ'
  | 'ND'
  | 'ND_ZW'
  | 'NDS'
  | 'NDS_DE'
  | 'NDS_NL'
  | 'NE'
  | 'NE_IN'
  | 'NE_NP'
  | 'NL'
  | 'NL_AW'
  | 'NL_BE'
  | 'NL_BQ'
  | 'NL_CW'
  | 'NL_NL'
  | 'NL_SR'
  | 'NL_SX'
  | 'NMG'
  | 'NMG_CM'
  | 'NN'
  | 'NN_NO'
  | 'NNH'
  | 'NNH_CM'
  | 'NUS'
  | 'NUS_SS'
  | 'NYN'
  | 'NYN_UG'
  | 'OM'
  | 'OM_ET'
  | 'OM_KE'
  | 'OR'
  | 'OR_IN'
  | 'OS'
  | 'OS_GE'
  | 'OS_RU'
  | 'PA'
  | 'PA_ARAB'
  | 'PA_ARAB_PK'
  | 'PA_GURU'
  | 'PA_GURU_IN'
  | 'PCM'
  | 'PCM_NG'
  | 'PL'
  | 'PL_PL'
  | 'PRG'
  | 'PS'
  | 'PS_AF'
  | 'PS_PK'
  | 'PT'
  | 'PT_AO'
  | 'PT_BR'
  | 'PT_CH'
  | 'PT_CV'
  | 'PT_GQ'
  | 'PT_GW'
  | 'PT_LU'
  | 'PT_MO'
  | 'PT_MZ'
  | 'PT_PT'
  | 'PT_ST'
  | 'PT_TL'
  | 'QU'
  | 'QU_BO'
  | 'QU_EC'
  | 'QU_PE'
  | 'RM'
  | 'RM_CH'
  | 'RN'
  | 'RN_BI'
  | 'RO'
  | 'RO_MD'
  | 'RO_RO'
  | 'ROF'
  | 'ROF_TZ'
  | 'RU'
  | 'RU_BY'
  | 'RU_KG'
  | 'RU_KZ'
  | 'RU_MD'
  | 'RU_RU'
  | 'RU_UA'
  | 'RW'
  | 'RW_RW'
  | 'RWK'
  | 'RWK_TZ'
  | 'SAH'
  | 'SAH_RU'
  | 'SAQ'
  | 'SAQ_KE'
  | 'SAT'
  | 'SAT_OLCK'
  | 'SAT_OLCK_IN'
  | 'SBP'
  | 'SBP_TZ'
  | 'SD'
  | 'SD_ARAB'
  | 'SD_ARAB_PK'
  | 'SD_DEVA'
  | 'SD_DEVA_IN'
  | 'SE'
  | 'SE_FI'
  | 'SE_NO'
  | 'SE_SE'
  | 'SEH'
  | 'SEH_MZ'
  | 'SES'
  | 'SES_ML'
  | 'SG'
  | 'SG_CF'
  | 'SHI'
  | 'SHI_LATN'
  | 'SHI_LATN_MA'
  | 'SHI_TFNG'
  | 'SHI_TFNG_MA'
  | 'SI'
  | 'SI_LK'
  | 'SK'
  | 'SK_SK'
  | 'SL'
  | 'SL_SI'
  | 'SMN'
  | 'SMN_FI'
  | 'SN'
  | 'SN_ZW'
  | 'SO'
  | 'SO_DJ'
  | 'SO_ET'
  | 'SO_KE'
  | 'SO_SO'
  | 'SQ'
  | 'SQ_AL'
  | 'SQ_MK'
  | 'SQ_XK'
  | 'SR'
  | 'SR_CYRL'
  | 'SR_CYRL_BA'
  | 'SR_CYRL_ME'
  | 'SR_CYRL_RS'
  | 'SR_CYRL_XK'
  | 'SR_LATN'
  | 'SR_LATN_BA'
  | 'SR_LATN_ME'
  | 'SR_LATN_RS'
  | 'SR_LATN_XK'
  | 'SU'
  | 'SU_LATN'
  | 'SU_LATN_ID'
  | 'SV'
  | 'SV_AX'
  | 'SV_FI'
  | 'SV_SE'
  | 'SW'
  | 'SW_CD'
  | 'SW_KE'
  | 'SW_TZ'
  | 'SW_UG'
  | 'TA'
  | 'TA_IN'
  | 'TA_LK'
  | 'TA_MY'
  | 'TA_SG'
  | 'TE'
  | 'TE_IN'
  | 'TEO'
  | 'TEO_KE'
  | 'TEO_UG'
  | 'TG'
  | 'TG_TJ'
  | 'TH'
  | 'TH_TH'
  | 'TI'
  | 'TI_ER'
  | 'TI_ET'
  | 'TK'
  | 'TK_TM'
  | 'TO'
  | 'TO_TO'
  | 'TR'
  | 'TR_CY'
  | 'TR_TR'
  | 'TT'
  | 'TT_RU'
  | 'TWQ'
  | 'TWQ_NE'
  | 'TZM'
  | 'TZM_MA'
  | 'UG'
  | 'UG_CN'
  | 'UK'
  | 'UK_UA'
  | 'UR'
  | 'UR_IN'
  | 'UR_PK'
  | 'UZ'
  | 'UZ_ARAB'
  | 'UZ_ARAB_AF'
  | 'UZ_CYRL'
  | 'UZ_CYRL_UZ'
  | 'UZ_LATN'
  | 'UZ_LATN_UZ'
  | 'VAI'
  | 'VAI_LATN'
  | 'VAI_LATN_LR'
  | 'VAI_VAII'
  | 'VAI_VAII_LR'
  | 'VI'
  | 'VI_VN'
  | 'VO'
  | 'VUN'
  | 'VUN_TZ'
  | 'WAE'
  | 'WAE_CH'
  | 'WO'
  | 'WO_SN'
  | 'XH'
  | 'XH_ZA'
  | 'XOG'
  | 'XOG_UG'
  | 'YAV'
  | 'YAV_CM'
  | 'YI'
  | 'YO'
  | 'YO_BJ'
  | 'YO_NG'
  | 'YUE'
  | 'YUE_HANS'
  | 'YUE_HANS_CN'
  | 'YUE_HANT'
  | 'YUE_HANT_HK'
  | 'ZGH'
  | 'ZGH_MA'
  | 'ZH'
  | 'ZH_HANS'
  | 'ZH_HANS_CN'
  | 'ZH_HANS_HK'
  | 'ZH_HANS_MO'
  | 'ZH_HANS_SG'
  | 'ZH_HANT'
  | 'ZH_HANT_HK'
  | 'ZH_HANT_MO'
  | 'ZH_HANT_TW'
  | 'ZU'
  | 'ZU_ZA'

export type Shop = ObjectWithMetadata & {
  readonly id: Scalars['ID']['output']
  readonly name: Scalars['String']['output']
  readonly description?: Maybe<Scalars['String']['output']>
  readonly languages: ReadonlyArray<LanguageDisplay>
  readonly channelCurrencies: ReadonlyArray<Scalars['String']['output']>
  readonly version: Scalars['String']['output']
  /** The version of Saleor whose shape this is. */
  readonly schemaVersion: Scalars['String']['output']
  readonly availableShippingMethods?: Maybe<ReadonlyArray<ShippingMethod>>
  readonly metadata: ReadonlyArray<MetadataItem>
  readonly metafield?: Maybe<Scalars['String']['output']>
  readonly metafields?: Maybe<Scalars['Metadata']['output']>
  readonly privateMetadata: ReadonlyArray<MetadataItem>
  readonly privateMetafield?: Maybe<Scalars['String']['output']>
  readonly privateMetafields?: Maybe<Scalars['Metadata']['output']>
  /** In English unless another language is asked for. */
  readonly countries: ReadonlyArray<CountryDisplay>
  readonly defaultCountry?: Maybe<CountryDisplay>
  readonly phonePrefixes: ReadonlyArray<Scalars['String']['output']>
}

export type ShopAvailableShippingMethodsArgs = {
  channel: Scalars['String']['input']
  address?: InputMaybe<AddressInput>
}

export type ShopMetafieldArgs = {
  key: Scalars['String']['input']
}

export type ShopMetafieldsArgs = {
  keys?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>
}

export type ShopPrivateMetafieldArgs = {
  key: Scalars['String']['input']
}

export type ShopPrivateMetafieldsArgs = {
  keys?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>
}

export type ShopCountriesArgs = {
  languageCode?: InputMaybe<LanguageCodeEnum>
  filter?: InputMaybe<CountryFilterInput>
}

export type ShippingMethod = Node &
  ObjectWithMetadata & {
    readonly id: Scalars['ID']['output']
    readonly name: Scalars['String']['output']
    readonly maximumDeliveryDays?: Maybe<Scalars['Int']['output']>
    readonly minimumDeliveryDays?: Maybe<Scalars['Int']['output']>
    readonly translation?: Maybe<ShippingMethodTranslation>
    readonly price: Money
    /** Null: nothing that is brought is weighed or has a bound of its price. */
    readonly type?: Maybe<ShippingMethodTypeEnum>
    readonly description?: Maybe<Scalars['JSONString']['output']>
    readonly maximumOrderWeight?: Maybe<Weight>
    readonly minimumOrderWeight?: Maybe<Weight>
    readonly maximumOrderPrice?: Maybe<Money>
    readonly minimumOrderPrice?: Maybe<Money>
    readonly active: Scalars['Boolean']['output']
    readonly message?: Maybe<Scalars['String']['output']>
    readonly metadata: ReadonlyArray<MetadataItem>
    readonly metafield?: Maybe<Scalars['String']['output']>
    readonly metafields?: Maybe<Scalars['Metadata']['output']>
    readonly privateMetadata: ReadonlyArray<MetadataItem>
    readonly privateMetafield?: Maybe<Scalars['String']['output']>
    readonly privateMetafields?: Maybe<Scalars['Metadata']['output']>
  }

export type ShippingMethodTranslationArgs = {
  languageCode: LanguageCodeEnum
}

export type ShippingMethodMetafieldArgs = {
  key: Scalars['String']['input']
}

export type ShippingMethodMetafieldsArgs = {
  keys?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>
}

export type ShippingMethodPrivateMetafieldArgs = {
  key: Scalars['String']['input']
}

export type ShippingMethodPrivateMetafieldsArgs = {
  keys?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>
}

export type ShippingMethodTypeEnum = 'PRICE' | 'WEIGHT'

export type Weight = {
  readonly unit: WeightUnitsEnum
  readonly value: Scalars['Float']['output']
}

export type WeightUnitsEnum = 'G' | 'LB' | 'OZ' | 'KG' | 'TONNE'

export type ShippingMethodTranslation = Node & {
  readonly id: Scalars['ID']['output']
  readonly language: LanguageDisplay
  readonly name?: Maybe<Scalars['String']['output']>
}

export type Wallet = {
  readonly id: Scalars['ID']['output']
  /** What can be spent, in rial. */
  readonly balance: Scalars['Float']['output']
  /** What is set aside for purchases that are not paid yet; it is no part of `balance`. */
  readonly held: Scalars['Float']['output']
  /** What is taken from the next money that comes in, because a reward was claimed back after it was set aside; in rial. */
  readonly owed: Scalars['Float']['output']
}

export type WalletTransactionConnection = {
  readonly edges: ReadonlyArray<WalletTransactionEdge>
  readonly pageInfo: PageInfo
  readonly totalCount: Scalars['Int']['output']
}

export type WalletTransactionEdge = {
  readonly node: WalletTransaction
  /** Its position, counted from the first. */
  readonly cursor: Scalars['String']['output']
}

export type WalletTransaction = {
  readonly id: Scalars['ID']['output']
  /** In rial, negative when the balance fell. */
  readonly changedAmount: Scalars['Float']['output']
  /** The balance afterwards, in rial. */
  readonly balance: Scalars['Float']['output']
  readonly type: WalletTransactionType
  readonly reason: WalletTransactionReason
  readonly createdAt: Scalars['DateTime']['output']
  /** Only of top-ups. */
  readonly payment?: Maybe<WalletPayment>
  /** In the language of Accept-Language. */
  readonly description: Scalars['String']['output']
}

export type WalletPayment = {
  readonly gateway: Scalars['String']['output']
}

export type WalletTransactionType = 'INCREASE' | 'DECREASE'

export type WalletTransactionReason =
  | 'TOP_UP'
  | 'ORDER_PAYMENT'
  | 'ORDER_REFUND'
  | 'HOLD_RELEASE'
  | 'REFERRAL'
  | 'ADJUSTMENT'

/** Amounts are compared without their sign; equal ones, the newest first. */
export type WalletTransactionSort = 'NEWEST' | 'AMOUNT_ASC' | 'AMOUNT_DESC'

export type ChargeGateway = {
  readonly id: Scalars['ID']['output']
  readonly name: Scalars['String']['output']
  readonly logo: Scalars['String']['output']
}

export type ChargeWallet = {
  readonly success: Scalars['Boolean']['output']
  /** What to tell the customer. */
  readonly message: Scalars['String']['output']
  readonly url?: Maybe<Scalars['String']['output']>
  /** True: go to `url`. False: the top-up is done, or did not start. */
  readonly hasNavigation: Scalars['Boolean']['output']
  /** For `transactionProcess`, when the customer is back. */
  readonly transactionId?: Maybe<Scalars['ID']['output']>
  readonly errors: ReadonlyArray<WalletError>
}

export type WalletError = {
  readonly field?: Maybe<Scalars['String']['output']>
  readonly message: Scalars['String']['output']
  readonly code: WalletErrorCode
}

export type WalletErrorCode =
  | 'TOP_UP_AMOUNT_INVALID'
  | 'TOP_UP_UNAVAILABLE'
  | 'GATEWAY_UNKNOWN'
  | 'GATEWAY_UNAVAILABLE'
  | 'INVALID'
  | 'CONFLICT'
