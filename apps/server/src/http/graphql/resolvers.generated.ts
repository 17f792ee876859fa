// Generated from the GraphQL files of the contract and the front ends by `npm run generate`; not edited by hand.

import type {
  AbstractResolvers,
  NodeOf,
  ObjectResolvers,
  SchemaResolvers,
  WithDefaults,
} from './resolver-types.ts'
import type * as Schema from './schema.generated.ts'
/** packages/contract/src/addresses/addresses.graphql */
export type AddressesResolvers<Nodes> = SchemaResolvers<{
  Query: ObjectResolvers<
    unknown,
    {
      addressValidationRules: [
        Schema.QueryAddressValidationRulesArgs,
        NodeOf<Nodes, 'AddressValidationData', Schema.AddressValidationData> | null | undefined,
      ]
    }
  >
  Mutation: ObjectResolvers<
    unknown,
    {
      accountUpdate: [
        Schema.MutationAccountUpdateArgs,
        NodeOf<Nodes, 'AccountUpdate', Schema.AccountUpdate> | null | undefined,
      ]
      accountAddressCreate: [
        Schema.MutationAccountAddressCreateArgs,
        NodeOf<Nodes, 'AccountAddressCreate', Schema.AccountAddressCreate> | null | undefined,
      ]
      accountAddressUpdate: [
        Schema.MutationAccountAddressUpdateArgs,
        NodeOf<Nodes, 'AccountAddressUpdate', Schema.AccountAddressUpdate> | null | undefined,
      ]
      accountAddressDelete: [
        Schema.MutationAccountAddressDeleteArgs,
        NodeOf<Nodes, 'AccountAddressDelete', Schema.AccountAddressDelete> | null | undefined,
      ]
      accountSetDefaultAddress: [
        Schema.MutationAccountSetDefaultAddressArgs,
        NodeOf<Nodes, 'AccountSetDefaultAddress', Schema.AccountSetDefaultAddress> | null | undefined,
      ]
    }
  >
  User: ObjectResolvers<
    NodeOf<Nodes, 'User', Schema.User>,
    {
      addresses: [unknown, readonly NodeOf<Nodes, 'Address', Schema.Address>[]]
      defaultShippingAddress: [unknown, NodeOf<Nodes, 'Address', Schema.Address> | null | undefined]
      defaultBillingAddress: [unknown, NodeOf<Nodes, 'Address', Schema.Address> | null | undefined]
    }
  >
  Address: ObjectResolvers<
    NodeOf<Nodes, 'Address', Schema.Address>,
    {
      id: [unknown, Schema.Scalars['ID']['output']]
      firstName: [unknown, Schema.Scalars['String']['output']]
      lastName: [unknown, Schema.Scalars['String']['output']]
      companyName: [unknown, Schema.Scalars['String']['output']]
      streetAddress1: [unknown, Schema.Scalars['String']['output']]
      streetAddress2: [unknown, Schema.Scalars['String']['output']]
      city: [unknown, Schema.Scalars['String']['output']]
      cityName: [unknown, Schema.Scalars['String']['output']]
      cityArea: [unknown, Schema.Scalars['String']['output']]
      postalCode: [unknown, Schema.Scalars['String']['output']]
      country: [unknown, NodeOf<Nodes, 'CountryDisplay', Schema.CountryDisplay>]
      countryArea: [unknown, Schema.Scalars['String']['output']]
      phone: [unknown, Schema.Scalars['String']['output'] | null | undefined]
      isDefaultShippingAddress: [unknown, Schema.Scalars['Boolean']['output'] | null | undefined]
      isDefaultBillingAddress: [unknown, Schema.Scalars['Boolean']['output'] | null | undefined]
      metadata: [unknown, readonly NodeOf<Nodes, 'MetadataItem', Schema.MetadataItem>[]]
      metafield: [Schema.AddressMetafieldArgs, Schema.Scalars['String']['output'] | null | undefined]
      metafields: [Schema.AddressMetafieldsArgs, Schema.Scalars['Metadata']['output'] | null | undefined]
      privateMetadata: [unknown, readonly NodeOf<Nodes, 'MetadataItem', Schema.MetadataItem>[]]
      privateMetafield: [
        Schema.AddressPrivateMetafieldArgs,
        Schema.Scalars['String']['output'] | null | undefined,
      ]
      privateMetafields: [
        Schema.AddressPrivateMetafieldsArgs,
        Schema.Scalars['Metadata']['output'] | null | undefined,
      ]
    }
  >
  AddressValidationData: ObjectResolvers<
    NodeOf<Nodes, 'AddressValidationData', Schema.AddressValidationData>,
    {
      countryCode: [unknown, Schema.Scalars['String']['output']]
      countryName: [unknown, Schema.Scalars['String']['output']]
      addressFormat: [unknown, Schema.Scalars['String']['output']]
      addressLatinFormat: [unknown, Schema.Scalars['String']['output']]
      allowedFields: [unknown, readonly Schema.Scalars['String']['output'][]]
      requiredFields: [unknown, readonly Schema.Scalars['String']['output'][]]
      upperFields: [unknown, readonly Schema.Scalars['String']['output'][]]
      countryAreaType: [unknown, Schema.Scalars['String']['output']]
      countryAreaChoices: [unknown, readonly NodeOf<Nodes, 'ChoiceValue', Schema.ChoiceValue>[]]
      cityType: [unknown, Schema.Scalars['String']['output']]
      cityChoices: [unknown, readonly NodeOf<Nodes, 'ChoiceValue', Schema.ChoiceValue>[]]
      cityAreaType: [unknown, Schema.Scalars['String']['output']]
      cityAreaChoices: [unknown, readonly NodeOf<Nodes, 'ChoiceValue', Schema.ChoiceValue>[]]
      postalCodeType: [unknown, Schema.Scalars['String']['output']]
      postalCodeMatchers: [unknown, readonly Schema.Scalars['String']['output'][]]
      postalCodeExamples: [unknown, readonly Schema.Scalars['String']['output'][]]
      postalCodePrefix: [unknown, Schema.Scalars['String']['output']]
    }
  >
  ChoiceValue: ObjectResolvers<
    NodeOf<Nodes, 'ChoiceValue', Schema.ChoiceValue>,
    {
      raw: [unknown, Schema.Scalars['String']['output'] | null | undefined]
      verbose: [unknown, Schema.Scalars['String']['output'] | null | undefined]
    }
  >
  AccountAddressCreate: ObjectResolvers<
    NodeOf<Nodes, 'AccountAddressCreate', Schema.AccountAddressCreate>,
    {
      user: [unknown, NodeOf<Nodes, 'User', Schema.User> | null | undefined]
      address: [unknown, NodeOf<Nodes, 'Address', Schema.Address> | null | undefined]
      errors: [unknown, readonly NodeOf<Nodes, 'AccountError', Schema.AccountError>[]]
      accountErrors: [unknown, readonly NodeOf<Nodes, 'AccountError', Schema.AccountError>[]]
    }
  >
  AccountAddressUpdate: ObjectResolvers<
    NodeOf<Nodes, 'AccountAddressUpdate', Schema.AccountAddressUpdate>,
    {
      user: [unknown, NodeOf<Nodes, 'User', Schema.User> | null | undefined]
      address: [unknown, NodeOf<Nodes, 'Address', Schema.Address> | null | undefined]
      errors: [unknown, readonly NodeOf<Nodes, 'AccountError', Schema.AccountError>[]]
      accountErrors: [unknown, readonly NodeOf<Nodes, 'AccountError', Schema.AccountError>[]]
    }
  >
  AccountAddressDelete: ObjectResolvers<
    NodeOf<Nodes, 'AccountAddressDelete', Schema.AccountAddressDelete>,
    {
      user: [unknown, NodeOf<Nodes, 'User', Schema.User> | null | undefined]
      address: [unknown, NodeOf<Nodes, 'Address', Schema.Address> | null | undefined]
      errors: [unknown, readonly NodeOf<Nodes, 'AccountError', Schema.AccountError>[]]
      accountErrors: [unknown, readonly NodeOf<Nodes, 'AccountError', Schema.AccountError>[]]
    }
  >
  AccountSetDefaultAddress: ObjectResolvers<
    NodeOf<Nodes, 'AccountSetDefaultAddress', Schema.AccountSetDefaultAddress>,
    {
      user: [unknown, NodeOf<Nodes, 'User', Schema.User> | null | undefined]
      errors: [unknown, readonly NodeOf<Nodes, 'AccountError', Schema.AccountError>[]]
      accountErrors: [unknown, readonly NodeOf<Nodes, 'AccountError', Schema.AccountError>[]]
    }
  >
}>

/** packages/contract/src/catalogue/attribute-lists.graphql */
export type AttributeListsResolvers<Nodes> = SchemaResolvers<{
  Query: ObjectResolvers<
    unknown,
    {
      attributes: [
        Schema.QueryAttributesArgs,
        NodeOf<Nodes, 'AttributeCountableConnection', Schema.AttributeCountableConnection> | null | undefined,
      ]
    }
  >
  AttributeCountableConnection: ObjectResolvers<
    NodeOf<Nodes, 'AttributeCountableConnection', Schema.AttributeCountableConnection>,
    {
      pageInfo: [unknown, NodeOf<Nodes, 'PageInfo', Schema.PageInfo>]
      edges: [unknown, readonly NodeOf<Nodes, 'AttributeCountableEdge', Schema.AttributeCountableEdge>[]]
      totalCount: [unknown, Schema.Scalars['Int']['output'] | null | undefined]
    }
  >
  AttributeCountableEdge: ObjectResolvers<
    NodeOf<Nodes, 'AttributeCountableEdge', Schema.AttributeCountableEdge>,
    {
      node: [unknown, NodeOf<Nodes, 'Attribute', Schema.Attribute>]
      cursor: [unknown, Schema.Scalars['String']['output']]
    }
  >
}>

/** packages/contract/src/catalogue/categories.graphql */
export type CategoriesResolvers<Nodes> = SchemaResolvers<{
  Query: ObjectResolvers<
    unknown,
    {
      categories: [
        Schema.QueryCategoriesArgs,
        NodeOf<Nodes, 'CategoryCountableConnection', Schema.CategoryCountableConnection> | null | undefined,
      ]
      category: [Schema.QueryCategoryArgs, NodeOf<Nodes, 'Category', Schema.Category> | null | undefined]
    }
  >
  Category: ObjectResolvers<
    NodeOf<Nodes, 'Category', Schema.Category>,
    {
      id: [unknown, Schema.Scalars['ID']['output']]
      name: [unknown, Schema.Scalars['String']['output']]
      slug: [unknown, Schema.Scalars['String']['output']]
      description: [unknown, Schema.Scalars['JSONString']['output'] | null | undefined]
      descriptionJson: [unknown, Schema.Scalars['JSONString']['output'] | null | undefined]
      seoTitle: [unknown, Schema.Scalars['String']['output'] | null | undefined]
      seoDescription: [unknown, Schema.Scalars['String']['output'] | null | undefined]
      parent: [unknown, NodeOf<Nodes, 'Category', Schema.Category> | null | undefined]
      level: [unknown, Schema.Scalars['Int']['output']]
      updatedAt: [unknown, Schema.Scalars['DateTime']['output']]
      ancestors: [
        Schema.CategoryAncestorsArgs,
        NodeOf<Nodes, 'CategoryCountableConnection', Schema.CategoryCountableConnection> | null | undefined,
      ]
      children: [
        Schema.CategoryChildrenArgs,
        NodeOf<Nodes, 'CategoryCountableConnection', Schema.CategoryCountableConnection> | null | undefined,
      ]
      backgroundImage: [
        WithDefaults<Schema.CategoryBackgroundImageArgs, 'format'>,
        NodeOf<Nodes, 'Image', Schema.Image> | null | undefined,
      ]
      translation: [
        Schema.CategoryTranslationArgs,
        NodeOf<Nodes, 'CategoryTranslation', Schema.CategoryTranslation> | null | undefined,
      ]
      metadata: [unknown, readonly NodeOf<Nodes, 'MetadataItem', Schema.MetadataItem>[]]
      metafield: [Schema.CategoryMetafieldArgs, Schema.Scalars['String']['output'] | null | undefined]
      metafields: [Schema.CategoryMetafieldsArgs, Schema.Scalars['Metadata']['output'] | null | undefined]
      privateMetadata: [unknown, readonly NodeOf<Nodes, 'MetadataItem', Schema.MetadataItem>[]]
      privateMetafield: [
        Schema.CategoryPrivateMetafieldArgs,
        Schema.Scalars['String']['output'] | null | undefined,
      ]
      privateMetafields: [
        Schema.CategoryPrivateMetafieldsArgs,
        Schema.Scalars['Metadata']['output'] | null | undefined,
      ]
    }
  >
  CategoryTranslation: ObjectResolvers<
    NodeOf<Nodes, 'CategoryTranslation', Schema.CategoryTranslation>,
    {
      id: [unknown, Schema.Scalars['ID']['output']]
      language: [unknown, NodeOf<Nodes, 'LanguageDisplay', Schema.LanguageDisplay>]
      seoTitle: [unknown, Schema.Scalars['String']['output'] | null | undefined]
      seoDescription: [unknown, Schema.Scalars['String']['output'] | null | undefined]
      slug: [unknown, Schema.Scalars['String']['output'] | null | undefined]
      name: [unknown, Schema.Scalars['String']['output'] | null | undefined]
      description: [unknown, Schema.Scalars['JSONString']['output'] | null | undefined]
    }
  >
  CategoryCountableConnection: ObjectResolvers<
    NodeOf<Nodes, 'CategoryCountableConnection', Schema.CategoryCountableConnection>,
    {
      pageInfo: [unknown, NodeOf<Nodes, 'PageInfo', Schema.PageInfo>]
      edges: [unknown, readonly NodeOf<Nodes, 'CategoryCountableEdge', Schema.CategoryCountableEdge>[]]
      totalCount: [unknown, Schema.Scalars['Int']['output'] | null | undefined]
    }
  >
  CategoryCountableEdge: ObjectResolvers<
    NodeOf<Nodes, 'CategoryCountableEdge', Schema.CategoryCountableEdge>,
    {
      node: [unknown, NodeOf<Nodes, 'Category', Schema.Category>]
      cursor: [unknown, Schema.Scalars['String']['output']]
    }
  >
}>

/** packages/contract/src/catalogue/collections.graphql */
export type CollectionsResolvers<Nodes> = SchemaResolvers<{
  Query: ObjectResolvers<
    unknown,
    {
      collection: [
        Schema.QueryCollectionArgs,
        NodeOf<Nodes, 'Collection', Schema.Collection> | null | undefined,
      ]
      collections: [
        Schema.QueryCollectionsArgs,
        (
          | NodeOf<Nodes, 'CollectionCountableConnection', Schema.CollectionCountableConnection>
          | null
          | undefined
        ),
      ]
    }
  >
  Collection: ObjectResolvers<
    NodeOf<Nodes, 'Collection', Schema.Collection>,
    {
      id: [unknown, Schema.Scalars['ID']['output']]
      name: [unknown, Schema.Scalars['String']['output']]
      slug: [unknown, Schema.Scalars['String']['output']]
      description: [unknown, Schema.Scalars['JSONString']['output'] | null | undefined]
      descriptionJson: [unknown, Schema.Scalars['JSONString']['output'] | null | undefined]
      seoTitle: [unknown, Schema.Scalars['String']['output'] | null | undefined]
      seoDescription: [unknown, Schema.Scalars['String']['output'] | null | undefined]
      channel: [unknown, Schema.Scalars['String']['output'] | null | undefined]
      backgroundImage: [
        WithDefaults<Schema.CollectionBackgroundImageArgs, 'format'>,
        NodeOf<Nodes, 'Image', Schema.Image> | null | undefined,
      ]
      translation: [
        Schema.CollectionTranslationArgs,
        NodeOf<Nodes, 'CollectionTranslation', Schema.CollectionTranslation> | null | undefined,
      ]
      metadata: [unknown, readonly NodeOf<Nodes, 'MetadataItem', Schema.MetadataItem>[]]
      metafield: [Schema.CollectionMetafieldArgs, Schema.Scalars['String']['output'] | null | undefined]
      metafields: [Schema.CollectionMetafieldsArgs, Schema.Scalars['Metadata']['output'] | null | undefined]
      privateMetadata: [unknown, readonly NodeOf<Nodes, 'MetadataItem', Schema.MetadataItem>[]]
      privateMetafield: [
        Schema.CollectionPrivateMetafieldArgs,
        Schema.Scalars['String']['output'] | null | undefined,
      ]
      privateMetafields: [
        Schema.CollectionPrivateMetafieldsArgs,
        Schema.Scalars['Metadata']['output'] | null | undefined,
      ]
    }
  >
  CollectionTranslation: ObjectResolvers<
    NodeOf<Nodes, 'CollectionTranslation', Schema.CollectionTranslation>,
    {
      id: [unknown, Schema.Scalars['ID']['output']]
      language: [unknown, NodeOf<Nodes, 'LanguageDisplay', Schema.LanguageDisplay>]
      seoTitle: [unknown, Schema.Scalars['String']['output'] | null | undefined]
      seoDescription: [unknown, Schema.Scalars['String']['output'] | null | undefined]
      slug: [unknown, Schema.Scalars['String']['output'] | null | undefined]
      name: [unknown, Schema.Scalars['String']['output'] | null | undefined]
      description: [unknown, Schema.Scalars['JSONString']['output'] | null | undefined]
    }
  >
  CollectionCountableConnection: ObjectResolvers<
    NodeOf<Nodes, 'CollectionCountableConnection', Schema.CollectionCountableConnection>,
    {
      pageInfo: [unknown, NodeOf<Nodes, 'PageInfo', Schema.PageInfo>]
      edges: [unknown, readonly NodeOf<Nodes, 'CollectionCountableEdge', Schema.CollectionCountableEdge>[]]
      totalCount: [unknown, Schema.Scalars['Int']['output'] | null | undefined]
    }
  >
  CollectionCountableEdge: ObjectResolvers<
    NodeOf<Nodes, 'CollectionCountableEdge', Schema.CollectionCountableEdge>,
    {
      node: [unknown, NodeOf<Nodes, 'Collection', Schema.Collection>]
      cursor: [unknown, Schema.Scalars['String']['output']]
    }
  >
}>

/** packages/contract/src/catalogue/product-lists.graphql */
export type ProductListsResolvers<Nodes> = SchemaResolvers<{
  Query: ObjectResolvers<
    unknown,
    {
      products: [
        Schema.QueryProductsArgs,
        NodeOf<Nodes, 'ProductCountableConnection', Schema.ProductCountableConnection> | null | undefined,
      ]
    }
  >
  Category: ObjectResolvers<
    NodeOf<Nodes, 'Category', Schema.Category>,
    {
      products: [
        Schema.CategoryProductsArgs,
        NodeOf<Nodes, 'ProductCountableConnection', Schema.ProductCountableConnection> | null | undefined,
      ]
    }
  >
  Collection: ObjectResolvers<
    NodeOf<Nodes, 'Collection', Schema.Collection>,
    {
      products: [
        Schema.CollectionProductsArgs,
        NodeOf<Nodes, 'ProductCountableConnection', Schema.ProductCountableConnection> | null | undefined,
      ]
    }
  >
  ProductCountableConnection: ObjectResolvers<
    NodeOf<Nodes, 'ProductCountableConnection', Schema.ProductCountableConnection>,
    {
      pageInfo: [unknown, NodeOf<Nodes, 'PageInfo', Schema.PageInfo>]
      edges: [unknown, readonly NodeOf<Nodes, 'ProductCountableEdge', Schema.ProductCountableEdge>[]]
      totalCount: [unknown, Schema.Scalars['Int']['output'] | null | undefined]
    }
  >
  ProductCountableEdge: ObjectResolvers<
    NodeOf<Nodes, 'ProductCountableEdge', Schema.ProductCountableEdge>,
    {
      node: [unknown, NodeOf<Nodes, 'Product', Schema.Product>]
      cursor: [unknown, Schema.Scalars['String']['output']]
    }
  >
}>

/** packages/contract/src/catalogue/products.graphql */
export type ProductsResolvers<Nodes> = SchemaResolvers<{
  Query: ObjectResolvers<
    unknown,
    {
      product: [Schema.QueryProductArgs, NodeOf<Nodes, 'Product', Schema.Product> | null | undefined]
      productVariant: [
        Schema.QueryProductVariantArgs,
        NodeOf<Nodes, 'ProductVariant', Schema.ProductVariant> | null | undefined,
      ]
    }
  >
  Product: ObjectResolvers<
    NodeOf<Nodes, 'Product', Schema.Product>,
    {
      id: [unknown, Schema.Scalars['ID']['output']]
      name: [unknown, Schema.Scalars['String']['output']]
      slug: [unknown, Schema.Scalars['String']['output']]
      description: [unknown, Schema.Scalars['JSONString']['output'] | null | undefined]
      descriptionJson: [unknown, Schema.Scalars['JSONString']['output'] | null | undefined]
      seoTitle: [unknown, Schema.Scalars['String']['output'] | null | undefined]
      seoDescription: [unknown, Schema.Scalars['String']['output'] | null | undefined]
      productType: [unknown, NodeOf<Nodes, 'ProductType', Schema.ProductType>]
      category: [unknown, NodeOf<Nodes, 'Category', Schema.Category> | null | undefined]
      created: [unknown, Schema.Scalars['DateTime']['output']]
      updatedAt: [unknown, Schema.Scalars['DateTime']['output']]
      rating: [unknown, Schema.Scalars['Float']['output'] | null | undefined]
      channel: [unknown, Schema.Scalars['String']['output'] | null | undefined]
      defaultVariant: [unknown, NodeOf<Nodes, 'ProductVariant', Schema.ProductVariant> | null | undefined]
      thumbnail: [
        WithDefaults<Schema.ProductThumbnailArgs, 'format'>,
        NodeOf<Nodes, 'Image', Schema.Image> | null | undefined,
      ]
      media: [
        Schema.ProductMediaArgs,
        readonly NodeOf<Nodes, 'ProductMedia', Schema.ProductMedia>[] | null | undefined,
      ]
      mediaById: [
        Schema.ProductMediaByIdArgs,
        NodeOf<Nodes, 'ProductMedia', Schema.ProductMedia> | null | undefined,
      ]
      pricing: [
        Schema.ProductPricingArgs,
        NodeOf<Nodes, 'ProductPricingInfo', Schema.ProductPricingInfo> | null | undefined,
      ]
      isAvailableForPurchase: [unknown, Schema.Scalars['Boolean']['output'] | null | undefined]
      availableForPurchase: [unknown, Schema.Scalars['Date']['output'] | null | undefined]
      availableForPurchaseAt: [unknown, Schema.Scalars['DateTime']['output'] | null | undefined]
      assignedAttribute: [
        Schema.ProductAssignedAttributeArgs,
        NodeOf<Nodes, 'AssignedAttribute', Schema.AssignedAttribute> | null | undefined,
      ]
      assignedAttributes: [
        WithDefaults<Schema.ProductAssignedAttributesArgs, 'limit'>,
        readonly NodeOf<Nodes, 'AssignedAttribute', Schema.AssignedAttribute>[],
      ]
      attribute: [
        Schema.ProductAttributeArgs,
        NodeOf<Nodes, 'SelectedAttribute', Schema.SelectedAttribute> | null | undefined,
      ]
      attributes: [unknown, readonly NodeOf<Nodes, 'SelectedAttribute', Schema.SelectedAttribute>[]]
      variant: [
        Schema.ProductVariantArgs,
        NodeOf<Nodes, 'ProductVariant', Schema.ProductVariant> | null | undefined,
      ]
      variants: [
        unknown,
        readonly NodeOf<Nodes, 'ProductVariant', Schema.ProductVariant>[] | null | undefined,
      ]
      productVariants: [
        Schema.ProductProductVariantsArgs,
        (
          | NodeOf<Nodes, 'ProductVariantCountableConnection', Schema.ProductVariantCountableConnection>
          | null
          | undefined
        ),
      ]
      collections: [unknown, readonly NodeOf<Nodes, 'Collection', Schema.Collection>[] | null | undefined]
      translation: [
        Schema.ProductTranslationArgs,
        NodeOf<Nodes, 'ProductTranslation', Schema.ProductTranslation> | null | undefined,
      ]
      externalReference: [unknown, Schema.Scalars['String']['output'] | null | undefined]
      metadata: [unknown, readonly NodeOf<Nodes, 'MetadataItem', Schema.MetadataItem>[]]
      metafield: [Schema.ProductMetafieldArgs, Schema.Scalars['String']['output'] | null | undefined]
      metafields: [Schema.ProductMetafieldsArgs, Schema.Scalars['Metadata']['output'] | null | undefined]
      privateMetadata: [unknown, readonly NodeOf<Nodes, 'MetadataItem', Schema.MetadataItem>[]]
      privateMetafield: [
        Schema.ProductPrivateMetafieldArgs,
        Schema.Scalars['String']['output'] | null | undefined,
      ]
      privateMetafields: [
        Schema.ProductPrivateMetafieldsArgs,
        Schema.Scalars['Metadata']['output'] | null | undefined,
      ]
    }
  >
  ProductTranslation: ObjectResolvers<
    NodeOf<Nodes, 'ProductTranslation', Schema.ProductTranslation>,
    {
      id: [unknown, Schema.Scalars['ID']['output']]
      language: [unknown, NodeOf<Nodes, 'LanguageDisplay', Schema.LanguageDisplay>]
      seoTitle: [unknown, Schema.Scalars['String']['output'] | null | undefined]
      seoDescription: [unknown, Schema.Scalars['String']['output'] | null | undefined]
      slug: [unknown, Schema.Scalars['String']['output'] | null | undefined]
      name: [unknown, Schema.Scalars['String']['output'] | null | undefined]
      description: [unknown, Schema.Scalars['JSONString']['output'] | null | undefined]
    }
  >
  ProductPricingInfo: ObjectResolvers<
    NodeOf<Nodes, 'ProductPricingInfo', Schema.ProductPricingInfo>,
    {
      onSale: [unknown, Schema.Scalars['Boolean']['output'] | null | undefined]
      discount: [unknown, NodeOf<Nodes, 'TaxedMoney', Schema.TaxedMoney> | null | undefined]
      discountPrior: [unknown, NodeOf<Nodes, 'TaxedMoney', Schema.TaxedMoney> | null | undefined]
      displayGrossPrices: [unknown, Schema.Scalars['Boolean']['output']]
      priceRange: [unknown, NodeOf<Nodes, 'TaxedMoneyRange', Schema.TaxedMoneyRange> | null | undefined]
      priceRangeUndiscounted: [
        unknown,
        NodeOf<Nodes, 'TaxedMoneyRange', Schema.TaxedMoneyRange> | null | undefined,
      ]
      priceRangePrior: [unknown, NodeOf<Nodes, 'TaxedMoneyRange', Schema.TaxedMoneyRange> | null | undefined]
    }
  >
  ProductVariant: ObjectResolvers<
    NodeOf<Nodes, 'ProductVariant', Schema.ProductVariant>,
    {
      id: [unknown, Schema.Scalars['ID']['output']]
      name: [unknown, Schema.Scalars['String']['output']]
      sku: [unknown, Schema.Scalars['String']['output'] | null | undefined]
      product: [unknown, NodeOf<Nodes, 'Product', Schema.Product>]
      trackInventory: [unknown, Schema.Scalars['Boolean']['output']]
      quantityLimitPerCustomer: [unknown, Schema.Scalars['Int']['output'] | null | undefined]
      channel: [unknown, Schema.Scalars['String']['output'] | null | undefined]
      pricing: [
        Schema.ProductVariantPricingArgs,
        NodeOf<Nodes, 'VariantPricingInfo', Schema.VariantPricingInfo> | null | undefined,
      ]
      assignedAttribute: [
        Schema.ProductVariantAssignedAttributeArgs,
        NodeOf<Nodes, 'AssignedAttribute', Schema.AssignedAttribute> | null | undefined,
      ]
      assignedAttributes: [
        WithDefaults<Schema.ProductVariantAssignedAttributesArgs, 'limit'>,
        readonly NodeOf<Nodes, 'AssignedAttribute', Schema.AssignedAttribute>[],
      ]
      attributes: [
        Schema.ProductVariantAttributesArgs,
        readonly NodeOf<Nodes, 'SelectedAttribute', Schema.SelectedAttribute>[],
      ]
      media: [unknown, readonly NodeOf<Nodes, 'ProductMedia', Schema.ProductMedia>[] | null | undefined]
      translation: [
        Schema.ProductVariantTranslationArgs,
        NodeOf<Nodes, 'ProductVariantTranslation', Schema.ProductVariantTranslation> | null | undefined,
      ]
      externalReference: [unknown, Schema.Scalars['String']['output'] | null | undefined]
      metadata: [unknown, readonly NodeOf<Nodes, 'MetadataItem', Schema.MetadataItem>[]]
      metafield: [Schema.ProductVariantMetafieldArgs, Schema.Scalars['String']['output'] | null | undefined]
      metafields: [
        Schema.ProductVariantMetafieldsArgs,
        Schema.Scalars['Metadata']['output'] | null | undefined,
      ]
      privateMetadata: [unknown, readonly NodeOf<Nodes, 'MetadataItem', Schema.MetadataItem>[]]
      privateMetafield: [
        Schema.ProductVariantPrivateMetafieldArgs,
        Schema.Scalars['String']['output'] | null | undefined,
      ]
      privateMetafields: [
        Schema.ProductVariantPrivateMetafieldsArgs,
        Schema.Scalars['Metadata']['output'] | null | undefined,
      ]
    }
  >
  ProductVariantTranslation: ObjectResolvers<
    NodeOf<Nodes, 'ProductVariantTranslation', Schema.ProductVariantTranslation>,
    {
      id: [unknown, Schema.Scalars['ID']['output']]
      language: [unknown, NodeOf<Nodes, 'LanguageDisplay', Schema.LanguageDisplay>]
      name: [unknown, Schema.Scalars['String']['output']]
    }
  >
  VariantPricingInfo: ObjectResolvers<
    NodeOf<Nodes, 'VariantPricingInfo', Schema.VariantPricingInfo>,
    {
      onSale: [unknown, Schema.Scalars['Boolean']['output'] | null | undefined]
      discount: [unknown, NodeOf<Nodes, 'TaxedMoney', Schema.TaxedMoney> | null | undefined]
      discountPrior: [unknown, NodeOf<Nodes, 'TaxedMoney', Schema.TaxedMoney> | null | undefined]
      price: [unknown, NodeOf<Nodes, 'TaxedMoney', Schema.TaxedMoney> | null | undefined]
      priceUndiscounted: [unknown, NodeOf<Nodes, 'TaxedMoney', Schema.TaxedMoney> | null | undefined]
      pricePrior: [unknown, NodeOf<Nodes, 'TaxedMoney', Schema.TaxedMoney> | null | undefined]
    }
  >
  ProductMedia: ObjectResolvers<
    NodeOf<Nodes, 'ProductMedia', Schema.ProductMedia>,
    {
      id: [unknown, Schema.Scalars['ID']['output']]
      sortOrder: [unknown, Schema.Scalars['Int']['output'] | null | undefined]
      alt: [unknown, Schema.Scalars['String']['output']]
      type: [unknown, Schema.ProductMediaType]
      oembedData: [unknown, Schema.Scalars['JSONString']['output']]
      url: [WithDefaults<Schema.ProductMediaUrlArgs, 'format'>, Schema.Scalars['String']['output']]
      metadata: [unknown, readonly NodeOf<Nodes, 'MetadataItem', Schema.MetadataItem>[]]
      metafield: [Schema.ProductMediaMetafieldArgs, Schema.Scalars['String']['output'] | null | undefined]
      metafields: [Schema.ProductMediaMetafieldsArgs, Schema.Scalars['Metadata']['output'] | null | undefined]
      privateMetadata: [unknown, readonly NodeOf<Nodes, 'MetadataItem', Schema.MetadataItem>[]]
      privateMetafield: [
        Schema.ProductMediaPrivateMetafieldArgs,
        Schema.Scalars['String']['output'] | null | undefined,
      ]
      privateMetafields: [
        Schema.ProductMediaPrivateMetafieldsArgs,
        Schema.Scalars['Metadata']['output'] | null | undefined,
      ]
    }
  >
  ProductType: ObjectResolvers<
    NodeOf<Nodes, 'ProductType', Schema.ProductType>,
    {
      id: [unknown, Schema.Scalars['ID']['output']]
      name: [unknown, Schema.Scalars['String']['output']]
      slug: [unknown, Schema.Scalars['String']['output']]
      isShippingRequired: [unknown, Schema.Scalars['Boolean']['output']]
      hasVariants: [unknown, Schema.Scalars['Boolean']['output']]
      isDigital: [unknown, Schema.Scalars['Boolean']['output']]
      kind: [unknown, Schema.ProductTypeKindEnum]
      productAttributes: [unknown, readonly NodeOf<Nodes, 'Attribute', Schema.Attribute>[] | null | undefined]
      variantAttributes: [
        Schema.ProductTypeVariantAttributesArgs,
        readonly NodeOf<Nodes, 'Attribute', Schema.Attribute>[] | null | undefined,
      ]
      metadata: [unknown, readonly NodeOf<Nodes, 'MetadataItem', Schema.MetadataItem>[]]
      metafield: [Schema.ProductTypeMetafieldArgs, Schema.Scalars['String']['output'] | null | undefined]
      metafields: [Schema.ProductTypeMetafieldsArgs, Schema.Scalars['Metadata']['output'] | null | undefined]
      privateMetadata: [unknown, readonly NodeOf<Nodes, 'MetadataItem', Schema.MetadataItem>[]]
      privateMetafield: [
        Schema.ProductTypePrivateMetafieldArgs,
        Schema.Scalars['String']['output'] | null | undefined,
      ]
      privateMetafields: [
        Schema.ProductTypePrivateMetafieldsArgs,
        Schema.Scalars['Metadata']['output'] | null | undefined,
      ]
    }
  >
  ProductVariantCountableConnection: ObjectResolvers<
    NodeOf<Nodes, 'ProductVariantCountableConnection', Schema.ProductVariantCountableConnection>,
    {
      pageInfo: [unknown, NodeOf<Nodes, 'PageInfo', Schema.PageInfo>]
      edges: [
        unknown,
        readonly NodeOf<Nodes, 'ProductVariantCountableEdge', Schema.ProductVariantCountableEdge>[],
      ]
      totalCount: [unknown, Schema.Scalars['Int']['output'] | null | undefined]
    }
  >
  ProductVariantCountableEdge: ObjectResolvers<
    NodeOf<Nodes, 'ProductVariantCountableEdge', Schema.ProductVariantCountableEdge>,
    {
      node: [unknown, NodeOf<Nodes, 'ProductVariant', Schema.ProductVariant>]
      cursor: [unknown, Schema.Scalars['String']['output']]
    }
  >
}>

/** packages/contract/src/channels/channels.graphql */
export type ChannelsResolvers<Nodes> = SchemaResolvers<{
  Query: ObjectResolvers<
    unknown,
    {
      channel: [Schema.QueryChannelArgs, NodeOf<Nodes, 'Channel', Schema.Channel> | null | undefined]
      channels: [unknown, readonly NodeOf<Nodes, 'Channel', Schema.Channel>[] | null | undefined]
    }
  >
  Channel: ObjectResolvers<
    NodeOf<Nodes, 'Channel', Schema.Channel>,
    {
      id: [unknown, Schema.Scalars['ID']['output']]
      slug: [unknown, Schema.Scalars['String']['output']]
      name: [unknown, Schema.Scalars['String']['output']]
      isActive: [unknown, Schema.Scalars['Boolean']['output']]
      currencyCode: [unknown, Schema.Scalars['String']['output']]
      metadata: [unknown, readonly NodeOf<Nodes, 'MetadataItem', Schema.MetadataItem>[]]
      metafield: [Schema.ChannelMetafieldArgs, Schema.Scalars['String']['output'] | null | undefined]
      metafields: [Schema.ChannelMetafieldsArgs, Schema.Scalars['Metadata']['output'] | null | undefined]
      privateMetadata: [unknown, readonly NodeOf<Nodes, 'MetadataItem', Schema.MetadataItem>[]]
      privateMetafield: [
        Schema.ChannelPrivateMetafieldArgs,
        Schema.Scalars['String']['output'] | null | undefined,
      ]
      privateMetafields: [
        Schema.ChannelPrivateMetafieldsArgs,
        Schema.Scalars['Metadata']['output'] | null | undefined,
      ]
    }
  >
}>

/** packages/contract/src/checkout/checkout-mutations.graphql */
export type CheckoutMutationsResolvers<Nodes> = SchemaResolvers<{
  Mutation: ObjectResolvers<
    unknown,
    {
      checkoutCreate: [
        Schema.MutationCheckoutCreateArgs,
        NodeOf<Nodes, 'CheckoutCreate', Schema.CheckoutCreate> | null | undefined,
      ]
      checkoutLinesAdd: [
        Schema.MutationCheckoutLinesAddArgs,
        NodeOf<Nodes, 'CheckoutLinesAdd', Schema.CheckoutLinesAdd> | null | undefined,
      ]
      checkoutLinesUpdate: [
        Schema.MutationCheckoutLinesUpdateArgs,
        NodeOf<Nodes, 'CheckoutLinesUpdate', Schema.CheckoutLinesUpdate> | null | undefined,
      ]
      checkoutLinesDelete: [
        Schema.MutationCheckoutLinesDeleteArgs,
        NodeOf<Nodes, 'CheckoutLinesDelete', Schema.CheckoutLinesDelete> | null | undefined,
      ]
      checkoutLineDelete: [
        Schema.MutationCheckoutLineDeleteArgs,
        NodeOf<Nodes, 'CheckoutLineDelete', Schema.CheckoutLineDelete> | null | undefined,
      ]
      checkoutAddPromoCode: [
        Schema.MutationCheckoutAddPromoCodeArgs,
        NodeOf<Nodes, 'CheckoutAddPromoCode', Schema.CheckoutAddPromoCode> | null | undefined,
      ]
      checkoutRemovePromoCode: [
        Schema.MutationCheckoutRemovePromoCodeArgs,
        NodeOf<Nodes, 'CheckoutRemovePromoCode', Schema.CheckoutRemovePromoCode> | null | undefined,
      ]
      checkoutEmailUpdate: [
        Schema.MutationCheckoutEmailUpdateArgs,
        NodeOf<Nodes, 'CheckoutEmailUpdate', Schema.CheckoutEmailUpdate> | null | undefined,
      ]
      checkoutBillingAddressUpdate: [
        WithDefaults<Schema.MutationCheckoutBillingAddressUpdateArgs, 'saveAddress'>,
        NodeOf<Nodes, 'CheckoutBillingAddressUpdate', Schema.CheckoutBillingAddressUpdate> | null | undefined,
      ]
      checkoutShippingAddressUpdate: [
        WithDefaults<Schema.MutationCheckoutShippingAddressUpdateArgs, 'saveAddress'>,
        (
          | NodeOf<Nodes, 'CheckoutShippingAddressUpdate', Schema.CheckoutShippingAddressUpdate>
          | null
          | undefined
        ),
      ]
      checkoutDeliveryMethodUpdate: [
        Schema.MutationCheckoutDeliveryMethodUpdateArgs,
        NodeOf<Nodes, 'CheckoutDeliveryMethodUpdate', Schema.CheckoutDeliveryMethodUpdate> | null | undefined,
      ]
      checkoutShippingMethodUpdate: [
        Schema.MutationCheckoutShippingMethodUpdateArgs,
        NodeOf<Nodes, 'CheckoutShippingMethodUpdate', Schema.CheckoutShippingMethodUpdate> | null | undefined,
      ]
      checkoutCustomerAttach: [
        Schema.MutationCheckoutCustomerAttachArgs,
        NodeOf<Nodes, 'CheckoutCustomerAttach', Schema.CheckoutCustomerAttach> | null | undefined,
      ]
      checkoutCustomerDetach: [
        Schema.MutationCheckoutCustomerDetachArgs,
        NodeOf<Nodes, 'CheckoutCustomerDetach', Schema.CheckoutCustomerDetach> | null | undefined,
      ]
      deliveryOptionsCalculate: [
        Schema.MutationDeliveryOptionsCalculateArgs,
        NodeOf<Nodes, 'DeliveryOptionsCalculate', Schema.DeliveryOptionsCalculate> | null | undefined,
      ]
    }
  >
}>

/** packages/contract/src/checkout/checkout-payloads.graphql */
export type CheckoutPayloadsResolvers<Nodes> = SchemaResolvers<{
  CheckoutCreate: ObjectResolvers<
    NodeOf<Nodes, 'CheckoutCreate', Schema.CheckoutCreate>,
    {
      checkout: [unknown, NodeOf<Nodes, 'Checkout', Schema.Checkout> | null | undefined]
      created: [unknown, Schema.Scalars['Boolean']['output'] | null | undefined]
      errors: [unknown, readonly NodeOf<Nodes, 'CheckoutError', Schema.CheckoutError>[]]
      checkoutErrors: [unknown, readonly NodeOf<Nodes, 'CheckoutError', Schema.CheckoutError>[]]
    }
  >
  CheckoutLinesAdd: ObjectResolvers<
    NodeOf<Nodes, 'CheckoutLinesAdd', Schema.CheckoutLinesAdd>,
    {
      checkout: [unknown, NodeOf<Nodes, 'Checkout', Schema.Checkout> | null | undefined]
      errors: [unknown, readonly NodeOf<Nodes, 'CheckoutError', Schema.CheckoutError>[]]
      checkoutErrors: [unknown, readonly NodeOf<Nodes, 'CheckoutError', Schema.CheckoutError>[]]
    }
  >
  CheckoutLinesUpdate: ObjectResolvers<
    NodeOf<Nodes, 'CheckoutLinesUpdate', Schema.CheckoutLinesUpdate>,
    {
      checkout: [unknown, NodeOf<Nodes, 'Checkout', Schema.Checkout> | null | undefined]
      errors: [unknown, readonly NodeOf<Nodes, 'CheckoutError', Schema.CheckoutError>[]]
      checkoutErrors: [unknown, readonly NodeOf<Nodes, 'CheckoutError', Schema.CheckoutError>[]]
    }
  >
  CheckoutLinesDelete: ObjectResolvers<
    NodeOf<Nodes, 'CheckoutLinesDelete', Schema.CheckoutLinesDelete>,
    {
      checkout: [unknown, NodeOf<Nodes, 'Checkout', Schema.Checkout> | null | undefined]
      errors: [unknown, readonly NodeOf<Nodes, 'CheckoutError', Schema.CheckoutError>[]]
    }
  >
  CheckoutLineDelete: ObjectResolvers<
    NodeOf<Nodes, 'CheckoutLineDelete', Schema.CheckoutLineDelete>,
    {
      checkout: [unknown, NodeOf<Nodes, 'Checkout', Schema.Checkout> | null | undefined]
      errors: [unknown, readonly NodeOf<Nodes, 'CheckoutError', Schema.CheckoutError>[]]
      checkoutErrors: [unknown, readonly NodeOf<Nodes, 'CheckoutError', Schema.CheckoutError>[]]
    }
  >
  CheckoutAddPromoCode: ObjectResolvers<
    NodeOf<Nodes, 'CheckoutAddPromoCode', Schema.CheckoutAddPromoCode>,
    {
      checkout: [unknown, NodeOf<Nodes, 'Checkout', Schema.Checkout> | null | undefined]
      errors: [unknown, readonly NodeOf<Nodes, 'CheckoutError', Schema.CheckoutError>[]]
      checkoutErrors: [unknown, readonly NodeOf<Nodes, 'CheckoutError', Schema.CheckoutError>[]]
    }
  >
  CheckoutRemovePromoCode: ObjectResolvers<
    NodeOf<Nodes, 'CheckoutRemovePromoCode', Schema.CheckoutRemovePromoCode>,
    {
      checkout: [unknown, NodeOf<Nodes, 'Checkout', Schema.Checkout> | null | undefined]
      errors: [unknown, readonly NodeOf<Nodes, 'CheckoutError', Schema.CheckoutError>[]]
      checkoutErrors: [unknown, readonly NodeOf<Nodes, 'CheckoutError', Schema.CheckoutError>[]]
    }
  >
  CheckoutEmailUpdate: ObjectResolvers<
    NodeOf<Nodes, 'CheckoutEmailUpdate', Schema.CheckoutEmailUpdate>,
    {
      checkout: [unknown, NodeOf<Nodes, 'Checkout', Schema.Checkout> | null | undefined]
      errors: [unknown, readonly NodeOf<Nodes, 'CheckoutError', Schema.CheckoutError>[]]
      checkoutErrors: [unknown, readonly NodeOf<Nodes, 'CheckoutError', Schema.CheckoutError>[]]
    }
  >
  CheckoutBillingAddressUpdate: ObjectResolvers<
    NodeOf<Nodes, 'CheckoutBillingAddressUpdate', Schema.CheckoutBillingAddressUpdate>,
    {
      checkout: [unknown, NodeOf<Nodes, 'Checkout', Schema.Checkout> | null | undefined]
      errors: [unknown, readonly NodeOf<Nodes, 'CheckoutError', Schema.CheckoutError>[]]
      checkoutErrors: [unknown, readonly NodeOf<Nodes, 'CheckoutError', Schema.CheckoutError>[]]
    }
  >
  CheckoutShippingAddressUpdate: ObjectResolvers<
    NodeOf<Nodes, 'CheckoutShippingAddressUpdate', Schema.CheckoutShippingAddressUpdate>,
    {
      checkout: [unknown, NodeOf<Nodes, 'Checkout', Schema.Checkout> | null | undefined]
      errors: [unknown, readonly NodeOf<Nodes, 'CheckoutError', Schema.CheckoutError>[]]
      checkoutErrors: [unknown, readonly NodeOf<Nodes, 'CheckoutError', Schema.CheckoutError>[]]
    }
  >
  CheckoutDeliveryMethodUpdate: ObjectResolvers<
    NodeOf<Nodes, 'CheckoutDeliveryMethodUpdate', Schema.CheckoutDeliveryMethodUpdate>,
    {
      checkout: [unknown, NodeOf<Nodes, 'Checkout', Schema.Checkout> | null | undefined]
      errors: [unknown, readonly NodeOf<Nodes, 'CheckoutError', Schema.CheckoutError>[]]
    }
  >
  CheckoutShippingMethodUpdate: ObjectResolvers<
    NodeOf<Nodes, 'CheckoutShippingMethodUpdate', Schema.CheckoutShippingMethodUpdate>,
    {
      checkout: [unknown, NodeOf<Nodes, 'Checkout', Schema.Checkout> | null | undefined]
      errors: [unknown, readonly NodeOf<Nodes, 'CheckoutError', Schema.CheckoutError>[]]
      checkoutErrors: [unknown, readonly NodeOf<Nodes, 'CheckoutError', Schema.CheckoutError>[]]
    }
  >
  CheckoutCustomerAttach: ObjectResolvers<
    NodeOf<Nodes, 'CheckoutCustomerAttach', Schema.CheckoutCustomerAttach>,
    {
      checkout: [unknown, NodeOf<Nodes, 'Checkout', Schema.Checkout> | null | undefined]
      errors: [unknown, readonly NodeOf<Nodes, 'CheckoutError', Schema.CheckoutError>[]]
      checkoutErrors: [unknown, readonly NodeOf<Nodes, 'CheckoutError', Schema.CheckoutError>[]]
    }
  >
  CheckoutCustomerDetach: ObjectResolvers<
    NodeOf<Nodes, 'CheckoutCustomerDetach', Schema.CheckoutCustomerDetach>,
    {
      checkout: [unknown, NodeOf<Nodes, 'Checkout', Schema.Checkout> | null | undefined]
      errors: [unknown, readonly NodeOf<Nodes, 'CheckoutError', Schema.CheckoutError>[]]
      checkoutErrors: [unknown, readonly NodeOf<Nodes, 'CheckoutError', Schema.CheckoutError>[]]
    }
  >
  DeliveryOptionsCalculate: ObjectResolvers<
    NodeOf<Nodes, 'DeliveryOptionsCalculate', Schema.DeliveryOptionsCalculate>,
    {
      deliveries: [unknown, readonly NodeOf<Nodes, 'Delivery', Schema.Delivery>[]]
      errors: [
        unknown,
        readonly NodeOf<Nodes, 'DeliveryOptionsCalculateError', Schema.DeliveryOptionsCalculateError>[],
      ]
    }
  >
  DeliveryOptionsCalculateError: ObjectResolvers<
    NodeOf<Nodes, 'DeliveryOptionsCalculateError', Schema.DeliveryOptionsCalculateError>,
    {
      field: [unknown, Schema.Scalars['String']['output'] | null | undefined]
      message: [unknown, Schema.Scalars['String']['output'] | null | undefined]
      code: [unknown, Schema.DeliveryOptionsCalculateErrorCode]
    }
  >
  CheckoutError: ObjectResolvers<
    NodeOf<Nodes, 'CheckoutError', Schema.CheckoutError>,
    {
      field: [unknown, Schema.Scalars['String']['output'] | null | undefined]
      message: [unknown, Schema.Scalars['String']['output'] | null | undefined]
      code: [unknown, Schema.CheckoutErrorCode]
      variants: [unknown, readonly Schema.Scalars['ID']['output'][] | null | undefined]
      lines: [unknown, readonly Schema.Scalars['ID']['output'][] | null | undefined]
      addressType: [unknown, Schema.AddressTypeEnum | null | undefined]
      freeHours: [
        unknown,
        readonly NodeOf<Nodes, 'CheckoutFreeHour', Schema.CheckoutFreeHour>[] | null | undefined,
      ]
      metadataKey: [unknown, Schema.Scalars['String']['output'] | null | undefined]
      messages: [
        unknown,
        readonly NodeOf<Nodes, 'CheckoutErrorMessage', Schema.CheckoutErrorMessage>[] | null | undefined,
      ]
    }
  >
  CheckoutErrorMessage: ObjectResolvers<
    NodeOf<Nodes, 'CheckoutErrorMessage', Schema.CheckoutErrorMessage>,
    {
      language: [unknown, Schema.LanguageCodeEnum]
      text: [unknown, Schema.Scalars['String']['output']]
    }
  >
  CheckoutFreeHour: ObjectResolvers<
    NodeOf<Nodes, 'CheckoutFreeHour', Schema.CheckoutFreeHour>,
    {
      slotId: [unknown, Schema.Scalars['ID']['output']]
      startsAt: [unknown, Schema.Scalars['DateTime']['output']]
      endsAt: [unknown, Schema.Scalars['DateTime']['output']]
    }
  >
}>

/** packages/contract/src/checkout/checkout.graphql */
export type CheckoutResolvers<Nodes> = SchemaResolvers<{
  Query: ObjectResolvers<
    unknown,
    {
      checkout: [Schema.QueryCheckoutArgs, NodeOf<Nodes, 'Checkout', Schema.Checkout> | null | undefined]
    }
  >
  User: ObjectResolvers<
    NodeOf<Nodes, 'User', Schema.User>,
    {
      checkoutIds: [Schema.UserCheckoutIdsArgs, readonly Schema.Scalars['ID']['output'][] | null | undefined]
      checkouts: [
        Schema.UserCheckoutsArgs,
        NodeOf<Nodes, 'CheckoutCountableConnection', Schema.CheckoutCountableConnection> | null | undefined,
      ]
    }
  >
  Checkout: ObjectResolvers<
    NodeOf<Nodes, 'Checkout', Schema.Checkout>,
    {
      id: [unknown, Schema.Scalars['ID']['output']]
      created: [unknown, Schema.Scalars['DateTime']['output']]
      updatedAt: [unknown, Schema.Scalars['DateTime']['output']]
      user: [unknown, NodeOf<Nodes, 'User', Schema.User> | null | undefined]
      channel: [unknown, NodeOf<Nodes, 'Channel', Schema.Channel>]
      billingAddress: [unknown, NodeOf<Nodes, 'Address', Schema.Address> | null | undefined]
      shippingAddress: [unknown, NodeOf<Nodes, 'Address', Schema.Address> | null | undefined]
      customerNote: [unknown, Schema.Scalars['String']['output']]
      note: [unknown, Schema.Scalars['String']['output']]
      discount: [unknown, NodeOf<Nodes, 'Money', Schema.Money> | null | undefined]
      discountName: [unknown, Schema.Scalars['String']['output'] | null | undefined]
      translatedDiscountName: [unknown, Schema.Scalars['String']['output'] | null | undefined]
      voucherCode: [unknown, Schema.Scalars['String']['output'] | null | undefined]
      discounts: [unknown, readonly NodeOf<Nodes, 'CheckoutDiscount', Schema.CheckoutDiscount>[]]
      availableShippingMethods: [unknown, readonly NodeOf<Nodes, 'ShippingMethod', Schema.ShippingMethod>[]]
      shippingMethods: [unknown, readonly NodeOf<Nodes, 'ShippingMethod', Schema.ShippingMethod>[]]
      availableCollectionPoints: [unknown, readonly NodeOf<Nodes, 'Warehouse', Schema.Warehouse>[]]
      availablePaymentGateways: [
        Schema.CheckoutAvailablePaymentGatewaysArgs,
        readonly NodeOf<Nodes, 'PaymentGateway', Schema.PaymentGateway>[],
      ]
      email: [unknown, Schema.Scalars['String']['output'] | null | undefined]
      giftCards: [unknown, readonly NodeOf<Nodes, 'GiftCard', Schema.GiftCard>[]]
      isShippingRequired: [unknown, Schema.Scalars['Boolean']['output']]
      quantity: [unknown, Schema.Scalars['Int']['output']]
      stockReservationExpires: [unknown, Schema.Scalars['DateTime']['output'] | null | undefined]
      lines: [unknown, readonly NodeOf<Nodes, 'CheckoutLine', Schema.CheckoutLine>[]]
      surcharges: [unknown, readonly NodeOf<Nodes, 'Surcharge', Schema.Surcharge>[]]
      shippingPrice: [unknown, NodeOf<Nodes, 'TaxedMoney', Schema.TaxedMoney>]
      delivery: [unknown, NodeOf<Nodes, 'Delivery', Schema.Delivery> | null | undefined]
      shippingMethod: [unknown, NodeOf<Nodes, 'ShippingMethod', Schema.ShippingMethod> | null | undefined]
      deliveryMethod: [unknown, NodeOf<Nodes, 'DeliveryMethod', Schema.DeliveryMethod> | null | undefined]
      subtotalPrice: [unknown, NodeOf<Nodes, 'TaxedMoney', Schema.TaxedMoney>]
      token: [unknown, Schema.Scalars['UUID']['output']]
      totalPrice: [unknown, NodeOf<Nodes, 'TaxedMoney', Schema.TaxedMoney>]
      totalBalance: [unknown, NodeOf<Nodes, 'Money', Schema.Money>]
      languageCode: [unknown, Schema.LanguageCodeEnum]
      displayGrossPrices: [unknown, Schema.Scalars['Boolean']['output']]
      authorizeStatus: [unknown, Schema.CheckoutAuthorizeStatusEnum]
      chargeStatus: [unknown, Schema.CheckoutChargeStatusEnum]
      problems: [
        unknown,
        readonly NodeOf<Nodes, 'CheckoutProblem', Schema.CheckoutProblem>[] | null | undefined,
      ]
      metadata: [unknown, readonly NodeOf<Nodes, 'MetadataItem', Schema.MetadataItem>[]]
      metafield: [Schema.CheckoutMetafieldArgs, Schema.Scalars['String']['output'] | null | undefined]
      metafields: [Schema.CheckoutMetafieldsArgs, Schema.Scalars['Metadata']['output'] | null | undefined]
      privateMetadata: [unknown, readonly NodeOf<Nodes, 'MetadataItem', Schema.MetadataItem>[]]
      privateMetafield: [
        Schema.CheckoutPrivateMetafieldArgs,
        Schema.Scalars['String']['output'] | null | undefined,
      ]
      privateMetafields: [
        Schema.CheckoutPrivateMetafieldsArgs,
        Schema.Scalars['Metadata']['output'] | null | undefined,
      ]
    }
  >
  Surcharge: ObjectResolvers<
    NodeOf<Nodes, 'Surcharge', Schema.Surcharge>,
    {
      id: [unknown, Schema.Scalars['ID']['output']]
      kind: [unknown, Schema.Scalars['String']['output']]
      name: [unknown, Schema.Scalars['String']['output']]
      scope: [unknown, Schema.SurchargeScope]
      lineId: [unknown, Schema.Scalars['ID']['output'] | null | undefined]
      listedAs: [unknown, Schema.Scalars['ID']['output'] | null | undefined]
      quantity: [unknown, Schema.Scalars['Int']['output']]
      taxRate: [unknown, Schema.Scalars['Float']['output']]
      undiscountedTotal: [unknown, NodeOf<Nodes, 'Money', Schema.Money>]
      total: [unknown, NodeOf<Nodes, 'TaxedMoney', Schema.TaxedMoney>]
      isRefundable: [unknown, Schema.Scalars['Boolean']['output']]
    }
  >
  CheckoutDiscount: ObjectResolvers<
    NodeOf<Nodes, 'CheckoutDiscount', Schema.CheckoutDiscount>,
    {
      id: [unknown, Schema.Scalars['ID']['output']]
      kind: [unknown, Schema.CheckoutDiscountKind]
      code: [unknown, Schema.Scalars['String']['output'] | null | undefined]
      name: [unknown, Schema.Scalars['String']['output']]
      amount: [unknown, NodeOf<Nodes, 'Money', Schema.Money>]
    }
  >
  CheckoutLine: ObjectResolvers<
    NodeOf<Nodes, 'CheckoutLine', Schema.CheckoutLine>,
    {
      id: [unknown, Schema.Scalars['ID']['output']]
      variant: [unknown, NodeOf<Nodes, 'ProductVariant', Schema.ProductVariant>]
      quantity: [unknown, Schema.Scalars['Int']['output']]
      unitPrice: [unknown, NodeOf<Nodes, 'TaxedMoney', Schema.TaxedMoney>]
      undiscountedUnitPrice: [unknown, NodeOf<Nodes, 'Money', Schema.Money>]
      totalPrice: [unknown, NodeOf<Nodes, 'TaxedMoney', Schema.TaxedMoney>]
      undiscountedTotalPrice: [unknown, NodeOf<Nodes, 'Money', Schema.Money>]
      requiresShipping: [unknown, Schema.Scalars['Boolean']['output']]
      problems: [
        unknown,
        readonly NodeOf<Nodes, 'CheckoutLineProblem', Schema.CheckoutLineProblem>[] | null | undefined,
      ]
      isGift: [unknown, Schema.Scalars['Boolean']['output'] | null | undefined]
      metadata: [unknown, readonly NodeOf<Nodes, 'MetadataItem', Schema.MetadataItem>[]]
      metafield: [Schema.CheckoutLineMetafieldArgs, Schema.Scalars['String']['output'] | null | undefined]
      metafields: [Schema.CheckoutLineMetafieldsArgs, Schema.Scalars['Metadata']['output'] | null | undefined]
      privateMetadata: [unknown, readonly NodeOf<Nodes, 'MetadataItem', Schema.MetadataItem>[]]
      privateMetafield: [
        Schema.CheckoutLinePrivateMetafieldArgs,
        Schema.Scalars['String']['output'] | null | undefined,
      ]
      privateMetafields: [
        Schema.CheckoutLinePrivateMetafieldsArgs,
        Schema.Scalars['Metadata']['output'] | null | undefined,
      ]
    }
  >
  CheckoutProblem: AbstractResolvers<
    NodeOf<Nodes, 'CheckoutProblem', Schema.CheckoutProblem>,
    | 'CheckoutProblemDeliveryMethodStale'
    | 'CheckoutProblemDeliveryMethodInvalid'
    | 'CheckoutLineProblemInsufficientStock'
    | 'CheckoutLineProblemVariantNotAvailable'
  >
  CheckoutLineProblem: AbstractResolvers<
    NodeOf<Nodes, 'CheckoutLineProblem', Schema.CheckoutLineProblem>,
    'CheckoutLineProblemInsufficientStock' | 'CheckoutLineProblemVariantNotAvailable'
  >
  CheckoutProblemDeliveryMethodStale: ObjectResolvers<
    NodeOf<Nodes, 'CheckoutProblemDeliveryMethodStale', Schema.CheckoutProblemDeliveryMethodStale>,
    {
      delivery: [unknown, NodeOf<Nodes, 'Delivery', Schema.Delivery>]
    }
  >
  CheckoutProblemDeliveryMethodInvalid: ObjectResolvers<
    NodeOf<Nodes, 'CheckoutProblemDeliveryMethodInvalid', Schema.CheckoutProblemDeliveryMethodInvalid>,
    {
      delivery: [unknown, NodeOf<Nodes, 'Delivery', Schema.Delivery>]
    }
  >
  CheckoutLineProblemInsufficientStock: ObjectResolvers<
    NodeOf<Nodes, 'CheckoutLineProblemInsufficientStock', Schema.CheckoutLineProblemInsufficientStock>,
    {
      availableQuantity: [unknown, Schema.Scalars['Int']['output'] | null | undefined]
      line: [unknown, NodeOf<Nodes, 'CheckoutLine', Schema.CheckoutLine>]
      variant: [unknown, NodeOf<Nodes, 'ProductVariant', Schema.ProductVariant>]
    }
  >
  CheckoutLineProblemVariantNotAvailable: ObjectResolvers<
    NodeOf<Nodes, 'CheckoutLineProblemVariantNotAvailable', Schema.CheckoutLineProblemVariantNotAvailable>,
    {
      line: [unknown, NodeOf<Nodes, 'CheckoutLine', Schema.CheckoutLine>]
    }
  >
  PaymentGateway: ObjectResolvers<
    NodeOf<Nodes, 'PaymentGateway', Schema.PaymentGateway>,
    {
      name: [unknown, Schema.Scalars['String']['output']]
      id: [unknown, Schema.Scalars['ID']['output']]
      config: [unknown, readonly NodeOf<Nodes, 'GatewayConfigLine', Schema.GatewayConfigLine>[]]
      currencies: [unknown, readonly Schema.Scalars['String']['output'][]]
    }
  >
  GatewayConfigLine: ObjectResolvers<
    NodeOf<Nodes, 'GatewayConfigLine', Schema.GatewayConfigLine>,
    {
      field: [unknown, Schema.Scalars['String']['output']]
      value: [unknown, Schema.Scalars['String']['output'] | null | undefined]
    }
  >
  CheckoutCountableConnection: ObjectResolvers<
    NodeOf<Nodes, 'CheckoutCountableConnection', Schema.CheckoutCountableConnection>,
    {
      pageInfo: [unknown, NodeOf<Nodes, 'PageInfo', Schema.PageInfo>]
      edges: [unknown, readonly NodeOf<Nodes, 'CheckoutCountableEdge', Schema.CheckoutCountableEdge>[]]
      totalCount: [unknown, Schema.Scalars['Int']['output'] | null | undefined]
    }
  >
  CheckoutCountableEdge: ObjectResolvers<
    NodeOf<Nodes, 'CheckoutCountableEdge', Schema.CheckoutCountableEdge>,
    {
      node: [unknown, NodeOf<Nodes, 'Checkout', Schema.Checkout>]
      cursor: [unknown, Schema.Scalars['String']['output']]
    }
  >
}>

/** packages/contract/src/checkout/delivery.graphql */
export type DeliveryResolvers<Nodes> = SchemaResolvers<{
  DeliveryMethod: AbstractResolvers<
    NodeOf<Nodes, 'DeliveryMethod', Schema.DeliveryMethod>,
    'Warehouse' | 'ShippingMethod'
  >
  Delivery: ObjectResolvers<
    NodeOf<Nodes, 'Delivery', Schema.Delivery>,
    {
      id: [unknown, Schema.Scalars['ID']['output']]
      shippingMethod: [unknown, NodeOf<Nodes, 'ShippingMethod', Schema.ShippingMethod> | null | undefined]
    }
  >
  Warehouse: ObjectResolvers<
    NodeOf<Nodes, 'Warehouse', Schema.Warehouse>,
    {
      id: [unknown, Schema.Scalars['ID']['output']]
      name: [unknown, Schema.Scalars['String']['output']]
      slug: [unknown, Schema.Scalars['String']['output']]
      email: [unknown, Schema.Scalars['String']['output']]
      address: [unknown, NodeOf<Nodes, 'Address', Schema.Address>]
      clickAndCollectOption: [unknown, Schema.WarehouseClickAndCollectOptionEnum]
      metadata: [unknown, readonly NodeOf<Nodes, 'MetadataItem', Schema.MetadataItem>[]]
      metafield: [Schema.WarehouseMetafieldArgs, Schema.Scalars['String']['output'] | null | undefined]
      metafields: [Schema.WarehouseMetafieldsArgs, Schema.Scalars['Metadata']['output'] | null | undefined]
      privateMetadata: [unknown, readonly NodeOf<Nodes, 'MetadataItem', Schema.MetadataItem>[]]
      privateMetafield: [
        Schema.WarehousePrivateMetafieldArgs,
        Schema.Scalars['String']['output'] | null | undefined,
      ]
      privateMetafields: [
        Schema.WarehousePrivateMetafieldsArgs,
        Schema.Scalars['Metadata']['output'] | null | undefined,
      ]
    }
  >
}>

/** packages/contract/src/content/content.graphql */
export type ContentResolvers<Nodes> = SchemaResolvers<{
  Query: ObjectResolvers<
    unknown,
    {
      page: [Schema.QueryPageArgs, NodeOf<Nodes, 'Page', Schema.Page> | null | undefined]
      pages: [
        Schema.QueryPagesArgs,
        NodeOf<Nodes, 'PageCountableConnection', Schema.PageCountableConnection> | null | undefined,
      ]
      pageTypes: [
        Schema.QueryPageTypesArgs,
        NodeOf<Nodes, 'PageTypeCountableConnection', Schema.PageTypeCountableConnection> | null | undefined,
      ]
    }
  >
  Page: ObjectResolvers<
    NodeOf<Nodes, 'Page', Schema.Page>,
    {
      id: [unknown, Schema.Scalars['ID']['output']]
      slug: [unknown, Schema.Scalars['String']['output']]
      title: [unknown, Schema.Scalars['String']['output']]
      content: [unknown, Schema.Scalars['JSONString']['output'] | null | undefined]
      contentJson: [unknown, Schema.Scalars['JSONString']['output']]
      seoTitle: [unknown, Schema.Scalars['String']['output'] | null | undefined]
      seoDescription: [unknown, Schema.Scalars['String']['output'] | null | undefined]
      isPublished: [unknown, Schema.Scalars['Boolean']['output']]
      publishedAt: [unknown, Schema.Scalars['DateTime']['output'] | null | undefined]
      publicationDate: [unknown, Schema.Scalars['Date']['output'] | null | undefined]
      created: [unknown, Schema.Scalars['DateTime']['output']]
      pageType: [unknown, NodeOf<Nodes, 'PageType', Schema.PageType>]
      translation: [
        Schema.PageTranslationArgs,
        NodeOf<Nodes, 'PageTranslation', Schema.PageTranslation> | null | undefined,
      ]
      assignedAttribute: [
        Schema.PageAssignedAttributeArgs,
        NodeOf<Nodes, 'AssignedAttribute', Schema.AssignedAttribute> | null | undefined,
      ]
      assignedAttributes: [
        WithDefaults<Schema.PageAssignedAttributesArgs, 'limit'>,
        readonly NodeOf<Nodes, 'AssignedAttribute', Schema.AssignedAttribute>[],
      ]
      attribute: [
        Schema.PageAttributeArgs,
        NodeOf<Nodes, 'SelectedAttribute', Schema.SelectedAttribute> | null | undefined,
      ]
      attributes: [unknown, readonly NodeOf<Nodes, 'SelectedAttribute', Schema.SelectedAttribute>[]]
      metadata: [unknown, readonly NodeOf<Nodes, 'MetadataItem', Schema.MetadataItem>[]]
      metafield: [Schema.PageMetafieldArgs, Schema.Scalars['String']['output'] | null | undefined]
      metafields: [Schema.PageMetafieldsArgs, Schema.Scalars['Metadata']['output'] | null | undefined]
      privateMetadata: [unknown, readonly NodeOf<Nodes, 'MetadataItem', Schema.MetadataItem>[]]
      privateMetafield: [
        Schema.PagePrivateMetafieldArgs,
        Schema.Scalars['String']['output'] | null | undefined,
      ]
      privateMetafields: [
        Schema.PagePrivateMetafieldsArgs,
        Schema.Scalars['Metadata']['output'] | null | undefined,
      ]
    }
  >
  PageTranslation: ObjectResolvers<
    NodeOf<Nodes, 'PageTranslation', Schema.PageTranslation>,
    {
      id: [unknown, Schema.Scalars['ID']['output']]
      language: [unknown, NodeOf<Nodes, 'LanguageDisplay', Schema.LanguageDisplay>]
      seoTitle: [unknown, Schema.Scalars['String']['output'] | null | undefined]
      seoDescription: [unknown, Schema.Scalars['String']['output'] | null | undefined]
      slug: [unknown, Schema.Scalars['String']['output'] | null | undefined]
      title: [unknown, Schema.Scalars['String']['output'] | null | undefined]
      content: [unknown, Schema.Scalars['JSONString']['output'] | null | undefined]
    }
  >
  PageType: ObjectResolvers<
    NodeOf<Nodes, 'PageType', Schema.PageType>,
    {
      id: [unknown, Schema.Scalars['ID']['output']]
      name: [unknown, Schema.Scalars['String']['output']]
      slug: [unknown, Schema.Scalars['String']['output']]
      attributes: [unknown, readonly NodeOf<Nodes, 'Attribute', Schema.Attribute>[] | null | undefined]
      metadata: [unknown, readonly NodeOf<Nodes, 'MetadataItem', Schema.MetadataItem>[]]
      metafield: [Schema.PageTypeMetafieldArgs, Schema.Scalars['String']['output'] | null | undefined]
      metafields: [Schema.PageTypeMetafieldsArgs, Schema.Scalars['Metadata']['output'] | null | undefined]
      privateMetadata: [unknown, readonly NodeOf<Nodes, 'MetadataItem', Schema.MetadataItem>[]]
      privateMetafield: [
        Schema.PageTypePrivateMetafieldArgs,
        Schema.Scalars['String']['output'] | null | undefined,
      ]
      privateMetafields: [
        Schema.PageTypePrivateMetafieldsArgs,
        Schema.Scalars['Metadata']['output'] | null | undefined,
      ]
    }
  >
  PageCountableConnection: ObjectResolvers<
    NodeOf<Nodes, 'PageCountableConnection', Schema.PageCountableConnection>,
    {
      pageInfo: [unknown, NodeOf<Nodes, 'PageInfo', Schema.PageInfo>]
      edges: [unknown, readonly NodeOf<Nodes, 'PageCountableEdge', Schema.PageCountableEdge>[]]
      totalCount: [unknown, Schema.Scalars['Int']['output'] | null | undefined]
    }
  >
  PageCountableEdge: ObjectResolvers<
    NodeOf<Nodes, 'PageCountableEdge', Schema.PageCountableEdge>,
    {
      node: [unknown, NodeOf<Nodes, 'Page', Schema.Page>]
      cursor: [unknown, Schema.Scalars['String']['output']]
    }
  >
  PageTypeCountableConnection: ObjectResolvers<
    NodeOf<Nodes, 'PageTypeCountableConnection', Schema.PageTypeCountableConnection>,
    {
      pageInfo: [unknown, NodeOf<Nodes, 'PageInfo', Schema.PageInfo>]
      edges: [unknown, readonly NodeOf<Nodes, 'PageTypeCountableEdge', Schema.PageTypeCountableEdge>[]]
      totalCount: [unknown, Schema.Scalars['Int']['output'] | null | undefined]
    }
  >
  PageTypeCountableEdge: ObjectResolvers<
    NodeOf<Nodes, 'PageTypeCountableEdge', Schema.PageTypeCountableEdge>,
    {
      node: [unknown, NodeOf<Nodes, 'PageType', Schema.PageType>]
      cursor: [unknown, Schema.Scalars['String']['output']]
    }
  >
}>

/** packages/contract/src/identity/external-sign-in.graphql */
export type ExternalSignInResolvers<Nodes> = SchemaResolvers<{
  Mutation: ObjectResolvers<
    unknown,
    {
      externalAuthenticationUrl: [
        Schema.MutationExternalAuthenticationUrlArgs,
        NodeOf<Nodes, 'ExternalAuthenticationUrl', Schema.ExternalAuthenticationUrl> | null | undefined,
      ]
      externalObtainAccessTokens: [
        Schema.MutationExternalObtainAccessTokensArgs,
        NodeOf<Nodes, 'ExternalObtainAccessTokens', Schema.ExternalObtainAccessTokens> | null | undefined,
      ]
      externalRefresh: [
        Schema.MutationExternalRefreshArgs,
        NodeOf<Nodes, 'ExternalRefresh', Schema.ExternalRefresh> | null | undefined,
      ]
      externalLogout: [
        Schema.MutationExternalLogoutArgs,
        NodeOf<Nodes, 'ExternalLogout', Schema.ExternalLogout> | null | undefined,
      ]
      externalVerify: [
        Schema.MutationExternalVerifyArgs,
        NodeOf<Nodes, 'ExternalVerify', Schema.ExternalVerify> | null | undefined,
      ]
    }
  >
  ExternalAuthenticationUrl: ObjectResolvers<
    NodeOf<Nodes, 'ExternalAuthenticationUrl', Schema.ExternalAuthenticationUrl>,
    {
      authenticationData: [unknown, Schema.Scalars['JSONString']['output'] | null | undefined]
      errors: [unknown, readonly NodeOf<Nodes, 'AccountError', Schema.AccountError>[]]
      accountErrors: [unknown, readonly NodeOf<Nodes, 'AccountError', Schema.AccountError>[]]
    }
  >
  ExternalObtainAccessTokens: ObjectResolvers<
    NodeOf<Nodes, 'ExternalObtainAccessTokens', Schema.ExternalObtainAccessTokens>,
    {
      token: [unknown, Schema.Scalars['String']['output'] | null | undefined]
      refreshToken: [unknown, Schema.Scalars['String']['output'] | null | undefined]
      csrfToken: [unknown, Schema.Scalars['String']['output'] | null | undefined]
      user: [unknown, NodeOf<Nodes, 'User', Schema.User> | null | undefined]
      errors: [unknown, readonly NodeOf<Nodes, 'AccountError', Schema.AccountError>[]]
      accountErrors: [unknown, readonly NodeOf<Nodes, 'AccountError', Schema.AccountError>[]]
    }
  >
  ExternalRefresh: ObjectResolvers<
    NodeOf<Nodes, 'ExternalRefresh', Schema.ExternalRefresh>,
    {
      token: [unknown, Schema.Scalars['String']['output'] | null | undefined]
      refreshToken: [unknown, Schema.Scalars['String']['output'] | null | undefined]
      csrfToken: [unknown, Schema.Scalars['String']['output'] | null | undefined]
      user: [unknown, NodeOf<Nodes, 'User', Schema.User> | null | undefined]
      errors: [unknown, readonly NodeOf<Nodes, 'AccountError', Schema.AccountError>[]]
      accountErrors: [unknown, readonly NodeOf<Nodes, 'AccountError', Schema.AccountError>[]]
    }
  >
  ExternalLogout: ObjectResolvers<
    NodeOf<Nodes, 'ExternalLogout', Schema.ExternalLogout>,
    {
      logoutData: [unknown, Schema.Scalars['JSONString']['output'] | null | undefined]
      errors: [unknown, readonly NodeOf<Nodes, 'AccountError', Schema.AccountError>[]]
      accountErrors: [unknown, readonly NodeOf<Nodes, 'AccountError', Schema.AccountError>[]]
    }
  >
  ExternalVerify: ObjectResolvers<
    NodeOf<Nodes, 'ExternalVerify', Schema.ExternalVerify>,
    {
      user: [unknown, NodeOf<Nodes, 'User', Schema.User> | null | undefined]
      isValid: [unknown, Schema.Scalars['Boolean']['output']]
      verifyData: [unknown, Schema.Scalars['JSONString']['output'] | null | undefined]
      errors: [unknown, readonly NodeOf<Nodes, 'AccountError', Schema.AccountError>[]]
      accountErrors: [unknown, readonly NodeOf<Nodes, 'AccountError', Schema.AccountError>[]]
    }
  >
}>

/** packages/contract/src/identity/identity.graphql */
export type IdentityResolvers<Nodes> = SchemaResolvers<{
  Query: ObjectResolvers<
    unknown,
    {
      me: [unknown, NodeOf<Nodes, 'User', Schema.User> | null | undefined]
      messagingServices: [unknown, readonly NodeOf<Nodes, 'MessagingService', Schema.MessagingService>[]]
      mySessions: [unknown, readonly NodeOf<Nodes, 'UserSession', Schema.UserSession>[]]
    }
  >
  Mutation: ObjectResolvers<
    unknown,
    {
      sendOtp: [Schema.MutationSendOtpArgs, NodeOf<Nodes, 'SendOtp', Schema.SendOtp> | null | undefined]
      login: [Schema.MutationLoginArgs, NodeOf<Nodes, 'CreateToken', Schema.CreateToken> | null | undefined]
      tokenRefresh: [
        Schema.MutationTokenRefreshArgs,
        NodeOf<Nodes, 'RefreshToken', Schema.RefreshToken> | null | undefined,
      ]
      tokenCreate: [
        Schema.MutationTokenCreateArgs,
        NodeOf<Nodes, 'CreateToken', Schema.CreateToken> | null | undefined,
      ]
      tokenVerify: [
        Schema.MutationTokenVerifyArgs,
        NodeOf<Nodes, 'VerifyToken', Schema.VerifyToken> | null | undefined,
      ]
      logout: [Schema.MutationLogoutArgs, NodeOf<Nodes, 'Logout', Schema.Logout> | null | undefined]
      tokensDeactivateAll: [
        unknown,
        NodeOf<Nodes, 'DeactivateAllUserTokens', Schema.DeactivateAllUserTokens> | null | undefined,
      ]
      sessionEnd: [
        Schema.MutationSessionEndArgs,
        NodeOf<Nodes, 'SessionEnd', Schema.SessionEnd> | null | undefined,
      ]
      accountRegister: [
        Schema.MutationAccountRegisterArgs,
        NodeOf<Nodes, 'AccountRegister', Schema.AccountRegister> | null | undefined,
      ]
      confirmAccount: [
        Schema.MutationConfirmAccountArgs,
        NodeOf<Nodes, 'ConfirmAccount', Schema.ConfirmAccount> | null | undefined,
      ]
      requestPasswordReset: [
        Schema.MutationRequestPasswordResetArgs,
        NodeOf<Nodes, 'RequestPasswordReset', Schema.RequestPasswordReset> | null | undefined,
      ]
      setPassword: [
        Schema.MutationSetPasswordArgs,
        NodeOf<Nodes, 'SetPassword', Schema.SetPassword> | null | undefined,
      ]
      passwordChange: [
        Schema.MutationPasswordChangeArgs,
        NodeOf<Nodes, 'PasswordChange', Schema.PasswordChange> | null | undefined,
      ]
      requestEmailChange: [
        Schema.MutationRequestEmailChangeArgs,
        NodeOf<Nodes, 'RequestEmailChange', Schema.RequestEmailChange> | null | undefined,
      ]
      confirmEmailChange: [
        Schema.MutationConfirmEmailChangeArgs,
        NodeOf<Nodes, 'ConfirmEmailChange', Schema.ConfirmEmailChange> | null | undefined,
      ]
      accountRequestDeletion: [
        Schema.MutationAccountRequestDeletionArgs,
        NodeOf<Nodes, 'AccountRequestDeletion', Schema.AccountRequestDeletion> | null | undefined,
      ]
      accountDelete: [
        Schema.MutationAccountDeleteArgs,
        NodeOf<Nodes, 'AccountDelete', Schema.AccountDelete> | null | undefined,
      ]
      phoneChangeRequest: [
        Schema.MutationPhoneChangeRequestArgs,
        NodeOf<Nodes, 'SendOtp', Schema.SendOtp> | null | undefined,
      ]
      phoneChangeProofRequest: [
        Schema.MutationPhoneChangeProofRequestArgs,
        NodeOf<Nodes, 'SendOtp', Schema.SendOtp> | null | undefined,
      ]
      phoneChange: [
        Schema.MutationPhoneChangeArgs,
        NodeOf<Nodes, 'PhoneChange', Schema.PhoneChange> | null | undefined,
      ]
    }
  >
  MessagingService: ObjectResolvers<
    NodeOf<Nodes, 'MessagingService', Schema.MessagingService>,
    {
      value: [unknown, Schema.Scalars['String']['output']]
      isDefault: [unknown, Schema.Scalars['Boolean']['output']]
      label: [unknown, Schema.Scalars['String']['output']]
      icon: [unknown, Schema.Scalars['String']['output'] | null | undefined]
    }
  >
  User: ObjectResolvers<
    NodeOf<Nodes, 'User', Schema.User>,
    {
      id: [unknown, Schema.Scalars['ID']['output']]
      email: [unknown, Schema.Scalars['String']['output']]
      firstName: [unknown, Schema.Scalars['String']['output']]
      lastName: [unknown, Schema.Scalars['String']['output']]
      phone: [unknown, Schema.Scalars['String']['output'] | null | undefined]
      isStaff: [unknown, Schema.Scalars['Boolean']['output']]
      isActive: [unknown, Schema.Scalars['Boolean']['output']]
      isConfirmed: [unknown, Schema.Scalars['Boolean']['output']]
      languageCode: [unknown, Schema.LanguageCodeEnum]
      accessibleChannels: [unknown, readonly NodeOf<Nodes, 'Channel', Schema.Channel>[] | null | undefined]
      userPermissions: [
        unknown,
        readonly NodeOf<Nodes, 'UserPermission', Schema.UserPermission>[] | null | undefined,
      ]
      avatar: [
        WithDefaults<Schema.UserAvatarArgs, 'format'>,
        NodeOf<Nodes, 'Image', Schema.Image> | null | undefined,
      ]
      lastLogin: [unknown, Schema.Scalars['DateTime']['output'] | null | undefined]
      dateJoined: [unknown, Schema.Scalars['DateTime']['output']]
      updatedAt: [unknown, Schema.Scalars['DateTime']['output']]
      metadata: [unknown, readonly NodeOf<Nodes, 'MetadataItem', Schema.MetadataItem>[]]
      metafield: [Schema.UserMetafieldArgs, Schema.Scalars['String']['output'] | null | undefined]
      metafields: [Schema.UserMetafieldsArgs, Schema.Scalars['Metadata']['output'] | null | undefined]
      privateMetadata: [unknown, readonly NodeOf<Nodes, 'MetadataItem', Schema.MetadataItem>[]]
      privateMetafield: [
        Schema.UserPrivateMetafieldArgs,
        Schema.Scalars['String']['output'] | null | undefined,
      ]
      privateMetafields: [
        Schema.UserPrivateMetafieldsArgs,
        Schema.Scalars['Metadata']['output'] | null | undefined,
      ]
    }
  >
  UserPermission: ObjectResolvers<
    NodeOf<Nodes, 'UserPermission', Schema.UserPermission>,
    {
      code: [unknown, Schema.PermissionEnum]
      name: [unknown, Schema.Scalars['String']['output']]
    }
  >
  UserSession: ObjectResolvers<
    NodeOf<Nodes, 'UserSession', Schema.UserSession>,
    {
      id: [unknown, Schema.Scalars['ID']['output']]
      userAgent: [unknown, Schema.Scalars['String']['output']]
      createdAt: [unknown, Schema.Scalars['DateTime']['output']]
      lastUsedAt: [unknown, Schema.Scalars['DateTime']['output']]
      expiresAt: [unknown, Schema.Scalars['DateTime']['output']]
      isCurrent: [unknown, Schema.Scalars['Boolean']['output']]
    }
  >
  SendOtp: ObjectResolvers<
    NodeOf<Nodes, 'SendOtp', Schema.SendOtp>,
    {
      message: [unknown, Schema.Scalars['String']['output'] | null | undefined]
      retryAfter: [unknown, Schema.Scalars['Int']['output'] | null | undefined]
      errors: [unknown, readonly NodeOf<Nodes, 'AccountError', Schema.AccountError>[]]
      accountErrors: [unknown, readonly NodeOf<Nodes, 'AccountError', Schema.AccountError>[]]
    }
  >
  CreateToken: ObjectResolvers<
    NodeOf<Nodes, 'CreateToken', Schema.CreateToken>,
    {
      token: [unknown, Schema.Scalars['String']['output'] | null | undefined]
      refreshToken: [unknown, Schema.Scalars['String']['output'] | null | undefined]
      csrfToken: [unknown, Schema.Scalars['String']['output'] | null | undefined]
      user: [unknown, NodeOf<Nodes, 'User', Schema.User> | null | undefined]
      errors: [unknown, readonly NodeOf<Nodes, 'AccountError', Schema.AccountError>[]]
      accountErrors: [unknown, readonly NodeOf<Nodes, 'AccountError', Schema.AccountError>[]]
    }
  >
  RefreshToken: ObjectResolvers<
    NodeOf<Nodes, 'RefreshToken', Schema.RefreshToken>,
    {
      token: [unknown, Schema.Scalars['String']['output'] | null | undefined]
      refreshToken: [unknown, Schema.Scalars['String']['output'] | null | undefined]
      user: [unknown, NodeOf<Nodes, 'User', Schema.User> | null | undefined]
      errors: [unknown, readonly NodeOf<Nodes, 'AccountError', Schema.AccountError>[]]
      accountErrors: [unknown, readonly NodeOf<Nodes, 'AccountError', Schema.AccountError>[]]
    }
  >
  VerifyToken: ObjectResolvers<
    NodeOf<Nodes, 'VerifyToken', Schema.VerifyToken>,
    {
      user: [unknown, NodeOf<Nodes, 'User', Schema.User> | null | undefined]
      isValid: [unknown, Schema.Scalars['Boolean']['output']]
      payload: [unknown, Schema.Scalars['GenericScalar']['output'] | null | undefined]
      errors: [unknown, readonly NodeOf<Nodes, 'AccountError', Schema.AccountError>[]]
      accountErrors: [unknown, readonly NodeOf<Nodes, 'AccountError', Schema.AccountError>[]]
    }
  >
  Logout: ObjectResolvers<
    NodeOf<Nodes, 'Logout', Schema.Logout>,
    {
      errors: [unknown, readonly NodeOf<Nodes, 'AccountError', Schema.AccountError>[]]
    }
  >
  DeactivateAllUserTokens: ObjectResolvers<
    NodeOf<Nodes, 'DeactivateAllUserTokens', Schema.DeactivateAllUserTokens>,
    {
      errors: [unknown, readonly NodeOf<Nodes, 'AccountError', Schema.AccountError>[]]
      accountErrors: [unknown, readonly NodeOf<Nodes, 'AccountError', Schema.AccountError>[]]
    }
  >
  SessionEnd: ObjectResolvers<
    NodeOf<Nodes, 'SessionEnd', Schema.SessionEnd>,
    {
      session: [unknown, NodeOf<Nodes, 'UserSession', Schema.UserSession> | null | undefined]
      errors: [unknown, readonly NodeOf<Nodes, 'AccountError', Schema.AccountError>[]]
    }
  >
  AccountRegister: ObjectResolvers<
    NodeOf<Nodes, 'AccountRegister', Schema.AccountRegister>,
    {
      user: [unknown, NodeOf<Nodes, 'User', Schema.User> | null | undefined]
      requiresConfirmation: [unknown, Schema.Scalars['Boolean']['output'] | null | undefined]
      errors: [unknown, readonly NodeOf<Nodes, 'AccountError', Schema.AccountError>[]]
      accountErrors: [unknown, readonly NodeOf<Nodes, 'AccountError', Schema.AccountError>[]]
    }
  >
  ConfirmAccount: ObjectResolvers<
    NodeOf<Nodes, 'ConfirmAccount', Schema.ConfirmAccount>,
    {
      user: [unknown, NodeOf<Nodes, 'User', Schema.User> | null | undefined]
      errors: [unknown, readonly NodeOf<Nodes, 'AccountError', Schema.AccountError>[]]
      accountErrors: [unknown, readonly NodeOf<Nodes, 'AccountError', Schema.AccountError>[]]
    }
  >
  RequestPasswordReset: ObjectResolvers<
    NodeOf<Nodes, 'RequestPasswordReset', Schema.RequestPasswordReset>,
    {
      errors: [unknown, readonly NodeOf<Nodes, 'AccountError', Schema.AccountError>[]]
      accountErrors: [unknown, readonly NodeOf<Nodes, 'AccountError', Schema.AccountError>[]]
    }
  >
  SetPassword: ObjectResolvers<
    NodeOf<Nodes, 'SetPassword', Schema.SetPassword>,
    {
      token: [unknown, Schema.Scalars['String']['output'] | null | undefined]
      refreshToken: [unknown, Schema.Scalars['String']['output'] | null | undefined]
      csrfToken: [unknown, Schema.Scalars['String']['output'] | null | undefined]
      user: [unknown, NodeOf<Nodes, 'User', Schema.User> | null | undefined]
      errors: [unknown, readonly NodeOf<Nodes, 'AccountError', Schema.AccountError>[]]
      accountErrors: [unknown, readonly NodeOf<Nodes, 'AccountError', Schema.AccountError>[]]
    }
  >
  PasswordChange: ObjectResolvers<
    NodeOf<Nodes, 'PasswordChange', Schema.PasswordChange>,
    {
      user: [unknown, NodeOf<Nodes, 'User', Schema.User> | null | undefined]
      errors: [unknown, readonly NodeOf<Nodes, 'AccountError', Schema.AccountError>[]]
      accountErrors: [unknown, readonly NodeOf<Nodes, 'AccountError', Schema.AccountError>[]]
    }
  >
  RequestEmailChange: ObjectResolvers<
    NodeOf<Nodes, 'RequestEmailChange', Schema.RequestEmailChange>,
    {
      user: [unknown, NodeOf<Nodes, 'User', Schema.User> | null | undefined]
      errors: [unknown, readonly NodeOf<Nodes, 'AccountError', Schema.AccountError>[]]
      accountErrors: [unknown, readonly NodeOf<Nodes, 'AccountError', Schema.AccountError>[]]
    }
  >
  ConfirmEmailChange: ObjectResolvers<
    NodeOf<Nodes, 'ConfirmEmailChange', Schema.ConfirmEmailChange>,
    {
      user: [unknown, NodeOf<Nodes, 'User', Schema.User> | null | undefined]
      errors: [unknown, readonly NodeOf<Nodes, 'AccountError', Schema.AccountError>[]]
      accountErrors: [unknown, readonly NodeOf<Nodes, 'AccountError', Schema.AccountError>[]]
    }
  >
  AccountRequestDeletion: ObjectResolvers<
    NodeOf<Nodes, 'AccountRequestDeletion', Schema.AccountRequestDeletion>,
    {
      errors: [unknown, readonly NodeOf<Nodes, 'AccountError', Schema.AccountError>[]]
      accountErrors: [unknown, readonly NodeOf<Nodes, 'AccountError', Schema.AccountError>[]]
    }
  >
  AccountDelete: ObjectResolvers<
    NodeOf<Nodes, 'AccountDelete', Schema.AccountDelete>,
    {
      user: [unknown, NodeOf<Nodes, 'User', Schema.User> | null | undefined]
      errors: [unknown, readonly NodeOf<Nodes, 'AccountError', Schema.AccountError>[]]
      accountErrors: [unknown, readonly NodeOf<Nodes, 'AccountError', Schema.AccountError>[]]
    }
  >
  AccountUpdate: ObjectResolvers<
    NodeOf<Nodes, 'AccountUpdate', Schema.AccountUpdate>,
    {
      user: [unknown, NodeOf<Nodes, 'User', Schema.User> | null | undefined]
      errors: [unknown, readonly NodeOf<Nodes, 'AccountError', Schema.AccountError>[]]
      accountErrors: [unknown, readonly NodeOf<Nodes, 'AccountError', Schema.AccountError>[]]
    }
  >
  PhoneChange: ObjectResolvers<
    NodeOf<Nodes, 'PhoneChange', Schema.PhoneChange>,
    {
      user: [unknown, NodeOf<Nodes, 'User', Schema.User> | null | undefined]
      errors: [unknown, readonly NodeOf<Nodes, 'AccountError', Schema.AccountError>[]]
    }
  >
  AccountError: ObjectResolvers<
    NodeOf<Nodes, 'AccountError', Schema.AccountError>,
    {
      field: [unknown, Schema.Scalars['String']['output'] | null | undefined]
      message: [unknown, Schema.Scalars['String']['output'] | null | undefined]
      code: [unknown, Schema.AccountErrorCode]
      addressType: [unknown, Schema.AddressTypeEnum | null | undefined]
    }
  >
}>

/** packages/contract/src/inventory/inventory.graphql */
export type InventoryResolvers<Nodes> = SchemaResolvers<{
  Product: ObjectResolvers<
    NodeOf<Nodes, 'Product', Schema.Product>,
    {
      isAvailable: [Schema.ProductIsAvailableArgs, Schema.Scalars['Boolean']['output'] | null | undefined]
    }
  >
  ProductVariant: ObjectResolvers<
    NodeOf<Nodes, 'ProductVariant', Schema.ProductVariant>,
    {
      quantityAvailable: [
        Schema.ProductVariantQuantityAvailableArgs,
        Schema.Scalars['Int']['output'] | null | undefined,
      ]
    }
  >
}>

/** packages/contract/src/invoices/invoices.graphql */
export type InvoicesResolvers<Nodes> = SchemaResolvers<{
  User: ObjectResolvers<
    NodeOf<Nodes, 'User', Schema.User>,
    {
      invoices: [
        Schema.UserInvoicesArgs,
        NodeOf<Nodes, 'InvoiceCountableConnection', Schema.InvoiceCountableConnection> | null | undefined,
      ]
    }
  >
  Order: ObjectResolvers<
    NodeOf<Nodes, 'Order', Schema.Order>,
    {
      invoices: [unknown, readonly NodeOf<Nodes, 'Invoice', Schema.Invoice>[]]
      creditNotes: [unknown, readonly NodeOf<Nodes, 'CreditNote', Schema.CreditNote>[]]
    }
  >
  InvoiceCountableConnection: ObjectResolvers<
    NodeOf<Nodes, 'InvoiceCountableConnection', Schema.InvoiceCountableConnection>,
    {
      pageInfo: [unknown, NodeOf<Nodes, 'PageInfo', Schema.PageInfo>]
      edges: [unknown, readonly NodeOf<Nodes, 'InvoiceCountableEdge', Schema.InvoiceCountableEdge>[]]
      totalCount: [unknown, Schema.Scalars['Int']['output'] | null | undefined]
    }
  >
  InvoiceCountableEdge: ObjectResolvers<
    NodeOf<Nodes, 'InvoiceCountableEdge', Schema.InvoiceCountableEdge>,
    {
      node: [unknown, NodeOf<Nodes, 'Invoice', Schema.Invoice>]
      cursor: [unknown, Schema.Scalars['String']['output']]
    }
  >
  Invoice: ObjectResolvers<
    NodeOf<Nodes, 'Invoice', Schema.Invoice>,
    {
      id: [unknown, Schema.Scalars['ID']['output']]
      number: [unknown, Schema.Scalars['String']['output'] | null | undefined]
      status: [unknown, Schema.JobStatusEnum]
      createdAt: [unknown, Schema.Scalars['DateTime']['output']]
      updatedAt: [unknown, Schema.Scalars['DateTime']['output']]
      message: [unknown, Schema.Scalars['String']['output'] | null | undefined]
      url: [unknown, Schema.Scalars['String']['output'] | null | undefined]
      externalUrl: [unknown, Schema.Scalars['String']['output'] | null | undefined]
      orderNumber: [unknown, Schema.Scalars['String']['output']]
      seller: [unknown, NodeOf<Nodes, 'InvoiceSeller', Schema.InvoiceSeller>]
      buyer: [unknown, NodeOf<Nodes, 'InvoiceBuyer', Schema.InvoiceBuyer> | null | undefined]
      lines: [unknown, readonly NodeOf<Nodes, 'InvoiceLine', Schema.InvoiceLine>[]]
      discounts: [unknown, readonly NodeOf<Nodes, 'InvoiceAmount', Schema.InvoiceAmount>[]]
      payments: [unknown, readonly NodeOf<Nodes, 'InvoiceAmount', Schema.InvoiceAmount>[]]
      fee: [unknown, NodeOf<Nodes, 'Money', Schema.Money>]
      total: [unknown, NodeOf<Nodes, 'TaxedMoney', Schema.TaxedMoney>]
      qrCode: [unknown, NodeOf<Nodes, 'InvoiceQrCode', Schema.InvoiceQrCode>]
      metadata: [unknown, readonly NodeOf<Nodes, 'MetadataItem', Schema.MetadataItem>[]]
      metafield: [Schema.InvoiceMetafieldArgs, Schema.Scalars['String']['output'] | null | undefined]
      metafields: [Schema.InvoiceMetafieldsArgs, Schema.Scalars['Metadata']['output'] | null | undefined]
      privateMetadata: [unknown, readonly NodeOf<Nodes, 'MetadataItem', Schema.MetadataItem>[]]
      privateMetafield: [
        Schema.InvoicePrivateMetafieldArgs,
        Schema.Scalars['String']['output'] | null | undefined,
      ]
      privateMetafields: [
        Schema.InvoicePrivateMetafieldsArgs,
        Schema.Scalars['Metadata']['output'] | null | undefined,
      ]
    }
  >
  InvoiceSeller: ObjectResolvers<
    NodeOf<Nodes, 'InvoiceSeller', Schema.InvoiceSeller>,
    {
      name: [unknown, Schema.Scalars['String']['output']]
      address: [unknown, Schema.Scalars['String']['output']]
      taxNumber: [unknown, Schema.Scalars['String']['output']]
    }
  >
  InvoiceBuyer: ObjectResolvers<
    NodeOf<Nodes, 'InvoiceBuyer', Schema.InvoiceBuyer>,
    {
      name: [unknown, Schema.Scalars['String']['output']]
      phone: [unknown, Schema.Scalars['String']['output']]
      address: [unknown, Schema.Scalars['String']['output']]
    }
  >
  InvoiceLine: ObjectResolvers<
    NodeOf<Nodes, 'InvoiceLine', Schema.InvoiceLine>,
    {
      position: [unknown, Schema.Scalars['Int']['output']]
      name: [unknown, Schema.Scalars['String']['output']]
      sku: [unknown, Schema.Scalars['String']['output']]
      quantity: [unknown, Schema.Scalars['Int']['output']]
      unitPrice: [unknown, NodeOf<Nodes, 'Money', Schema.Money>]
      discount: [unknown, NodeOf<Nodes, 'Money', Schema.Money>]
      taxPercent: [unknown, Schema.Scalars['Float']['output']]
      totalPrice: [unknown, NodeOf<Nodes, 'TaxedMoney', Schema.TaxedMoney>]
      booking: [unknown, NodeOf<Nodes, 'InvoiceBooking', Schema.InvoiceBooking> | null | undefined]
    }
  >
  InvoiceBooking: ObjectResolvers<
    NodeOf<Nodes, 'InvoiceBooking', Schema.InvoiceBooking>,
    {
      date: [unknown, Schema.Scalars['String']['output']]
      time: [unknown, Schema.Scalars['String']['output']]
      centre: [unknown, Schema.Scalars['String']['output']]
    }
  >
  CreditNote: ObjectResolvers<
    NodeOf<Nodes, 'CreditNote', Schema.CreditNote>,
    {
      id: [unknown, Schema.Scalars['ID']['output']]
      number: [unknown, Schema.Scalars['String']['output']]
      createdAt: [unknown, Schema.Scalars['DateTime']['output']]
      url: [unknown, Schema.Scalars['String']['output']]
      orderNumber: [unknown, Schema.Scalars['String']['output']]
      invoiceNumber: [unknown, Schema.Scalars['String']['output']]
      seller: [unknown, NodeOf<Nodes, 'InvoiceSeller', Schema.InvoiceSeller>]
      buyer: [unknown, NodeOf<Nodes, 'InvoiceBuyer', Schema.InvoiceBuyer> | null | undefined]
      lines: [unknown, readonly NodeOf<Nodes, 'CreditNoteLine', Schema.CreditNoteLine>[]]
      fee: [unknown, NodeOf<Nodes, 'Money', Schema.Money>]
      total: [unknown, NodeOf<Nodes, 'TaxedMoney', Schema.TaxedMoney>]
      amount: [unknown, NodeOf<Nodes, 'Money', Schema.Money>]
      qrCode: [unknown, NodeOf<Nodes, 'InvoiceQrCode', Schema.InvoiceQrCode>]
    }
  >
  CreditNoteLine: ObjectResolvers<
    NodeOf<Nodes, 'CreditNoteLine', Schema.CreditNoteLine>,
    {
      position: [unknown, Schema.Scalars['Int']['output']]
      name: [unknown, Schema.Scalars['String']['output']]
      sku: [unknown, Schema.Scalars['String']['output']]
      quantity: [unknown, Schema.Scalars['Int']['output'] | null | undefined]
      taxPercent: [unknown, Schema.Scalars['Float']['output']]
      totalPrice: [unknown, NodeOf<Nodes, 'TaxedMoney', Schema.TaxedMoney>]
      booking: [unknown, NodeOf<Nodes, 'InvoiceBooking', Schema.InvoiceBooking> | null | undefined]
    }
  >
  InvoiceAmount: ObjectResolvers<
    NodeOf<Nodes, 'InvoiceAmount', Schema.InvoiceAmount>,
    {
      kind: [unknown, Schema.Scalars['String']['output']]
      label: [unknown, Schema.Scalars['String']['output']]
      amount: [unknown, NodeOf<Nodes, 'Money', Schema.Money>]
    }
  >
  InvoiceQrCode: ObjectResolvers<
    NodeOf<Nodes, 'InvoiceQrCode', Schema.InvoiceQrCode>,
    {
      content: [unknown, Schema.Scalars['String']['output']]
      size: [unknown, Schema.Scalars['Int']['output']]
      path: [unknown, Schema.Scalars['String']['output']]
    }
  >
}>

/** packages/contract/src/locations/locations.graphql */
export type LocationsResolvers<Nodes> = SchemaResolvers<{
  Shop: ObjectResolvers<
    NodeOf<Nodes, 'Shop', Schema.Shop>,
    {
      countries: [Schema.ShopCountriesArgs, readonly NodeOf<Nodes, 'CountryDisplay', Schema.CountryDisplay>[]]
      defaultCountry: [unknown, NodeOf<Nodes, 'CountryDisplay', Schema.CountryDisplay> | null | undefined]
      phonePrefixes: [unknown, readonly Schema.Scalars['String']['output'][]]
    }
  >
  Channel: ObjectResolvers<
    NodeOf<Nodes, 'Channel', Schema.Channel>,
    {
      defaultCountry: [unknown, NodeOf<Nodes, 'CountryDisplay', Schema.CountryDisplay>]
      countries: [
        unknown,
        readonly NodeOf<Nodes, 'CountryDisplay', Schema.CountryDisplay>[] | null | undefined,
      ]
    }
  >
}>

/** packages/contract/src/menus/menus.graphql */
export type MenusResolvers<Nodes> = SchemaResolvers<{
  Query: ObjectResolvers<
    unknown,
    {
      menu: [Schema.QueryMenuArgs, NodeOf<Nodes, 'Menu', Schema.Menu> | null | undefined]
    }
  >
  Menu: ObjectResolvers<
    NodeOf<Nodes, 'Menu', Schema.Menu>,
    {
      id: [unknown, Schema.Scalars['ID']['output']]
      name: [unknown, Schema.Scalars['String']['output']]
      slug: [unknown, Schema.Scalars['String']['output']]
      items: [unknown, readonly NodeOf<Nodes, 'MenuItem', Schema.MenuItem>[] | null | undefined]
      metadata: [unknown, readonly NodeOf<Nodes, 'MetadataItem', Schema.MetadataItem>[]]
      metafield: [Schema.MenuMetafieldArgs, Schema.Scalars['String']['output'] | null | undefined]
      metafields: [Schema.MenuMetafieldsArgs, Schema.Scalars['Metadata']['output'] | null | undefined]
      privateMetadata: [unknown, readonly NodeOf<Nodes, 'MetadataItem', Schema.MetadataItem>[]]
      privateMetafield: [
        Schema.MenuPrivateMetafieldArgs,
        Schema.Scalars['String']['output'] | null | undefined,
      ]
      privateMetafields: [
        Schema.MenuPrivateMetafieldsArgs,
        Schema.Scalars['Metadata']['output'] | null | undefined,
      ]
    }
  >
  MenuItem: ObjectResolvers<
    NodeOf<Nodes, 'MenuItem', Schema.MenuItem>,
    {
      id: [unknown, Schema.Scalars['ID']['output']]
      name: [unknown, Schema.Scalars['String']['output']]
      menu: [unknown, NodeOf<Nodes, 'Menu', Schema.Menu>]
      parent: [unknown, NodeOf<Nodes, 'MenuItem', Schema.MenuItem> | null | undefined]
      category: [unknown, NodeOf<Nodes, 'Category', Schema.Category> | null | undefined]
      collection: [unknown, NodeOf<Nodes, 'Collection', Schema.Collection> | null | undefined]
      page: [unknown, NodeOf<Nodes, 'Page', Schema.Page> | null | undefined]
      level: [unknown, Schema.Scalars['Int']['output']]
      children: [unknown, readonly NodeOf<Nodes, 'MenuItem', Schema.MenuItem>[] | null | undefined]
      url: [unknown, Schema.Scalars['String']['output'] | null | undefined]
      translation: [
        Schema.MenuItemTranslationArgs,
        NodeOf<Nodes, 'MenuItemTranslation', Schema.MenuItemTranslation> | null | undefined,
      ]
      metadata: [unknown, readonly NodeOf<Nodes, 'MetadataItem', Schema.MetadataItem>[]]
      metafield: [Schema.MenuItemMetafieldArgs, Schema.Scalars['String']['output'] | null | undefined]
      metafields: [Schema.MenuItemMetafieldsArgs, Schema.Scalars['Metadata']['output'] | null | undefined]
      privateMetadata: [unknown, readonly NodeOf<Nodes, 'MetadataItem', Schema.MetadataItem>[]]
      privateMetafield: [
        Schema.MenuItemPrivateMetafieldArgs,
        Schema.Scalars['String']['output'] | null | undefined,
      ]
      privateMetafields: [
        Schema.MenuItemPrivateMetafieldsArgs,
        Schema.Scalars['Metadata']['output'] | null | undefined,
      ]
    }
  >
  MenuItemTranslation: ObjectResolvers<
    NodeOf<Nodes, 'MenuItemTranslation', Schema.MenuItemTranslation>,
    {
      id: [unknown, Schema.Scalars['ID']['output']]
      language: [unknown, NodeOf<Nodes, 'LanguageDisplay', Schema.LanguageDisplay>]
      name: [unknown, Schema.Scalars['String']['output']]
    }
  >
}>

/** packages/contract/src/orders/orders.graphql */
export type OrdersResolvers<Nodes> = SchemaResolvers<{
  Query: ObjectResolvers<
    unknown,
    {
      order: [Schema.QueryOrderArgs, NodeOf<Nodes, 'Order', Schema.Order> | null | undefined]
    }
  >
  User: ObjectResolvers<
    NodeOf<Nodes, 'User', Schema.User>,
    {
      orders: [
        Schema.UserOrdersArgs,
        NodeOf<Nodes, 'OrderCountableConnection', Schema.OrderCountableConnection> | null | undefined,
      ]
    }
  >
  OrderCountableConnection: ObjectResolvers<
    NodeOf<Nodes, 'OrderCountableConnection', Schema.OrderCountableConnection>,
    {
      pageInfo: [unknown, NodeOf<Nodes, 'PageInfo', Schema.PageInfo>]
      edges: [unknown, readonly NodeOf<Nodes, 'OrderCountableEdge', Schema.OrderCountableEdge>[]]
      totalCount: [unknown, Schema.Scalars['Int']['output'] | null | undefined]
    }
  >
  OrderCountableEdge: ObjectResolvers<
    NodeOf<Nodes, 'OrderCountableEdge', Schema.OrderCountableEdge>,
    {
      node: [unknown, NodeOf<Nodes, 'Order', Schema.Order>]
      cursor: [unknown, Schema.Scalars['String']['output']]
    }
  >
  Order: ObjectResolvers<
    NodeOf<Nodes, 'Order', Schema.Order>,
    {
      id: [unknown, Schema.Scalars['ID']['output']]
      number: [unknown, Schema.Scalars['String']['output']]
      created: [unknown, Schema.Scalars['DateTime']['output']]
      updatedAt: [unknown, Schema.Scalars['DateTime']['output']]
      status: [unknown, Schema.OrderStatus]
      statusDisplay: [unknown, Schema.Scalars['String']['output']]
      paymentStatus: [unknown, Schema.PaymentChargeStatusEnum]
      paymentStatusDisplay: [unknown, Schema.Scalars['String']['output']]
      authorizeStatus: [unknown, Schema.OrderAuthorizeStatusEnum]
      chargeStatus: [unknown, Schema.OrderChargeStatusEnum]
      isPaid: [unknown, Schema.Scalars['Boolean']['output']]
      user: [unknown, NodeOf<Nodes, 'User', Schema.User> | null | undefined]
      userEmail: [unknown, Schema.Scalars['String']['output'] | null | undefined]
      channel: [unknown, NodeOf<Nodes, 'Channel', Schema.Channel>]
      languageCodeEnum: [unknown, Schema.LanguageCodeEnum]
      displayGrossPrices: [unknown, Schema.Scalars['Boolean']['output']]
      billingAddress: [unknown, NodeOf<Nodes, 'Address', Schema.Address> | null | undefined]
      shippingAddress: [unknown, NodeOf<Nodes, 'Address', Schema.Address> | null | undefined]
      isShippingRequired: [unknown, Schema.Scalars['Boolean']['output']]
      deliveryMethod: [unknown, NodeOf<Nodes, 'DeliveryMethod', Schema.DeliveryMethod> | null | undefined]
      shippingMethodName: [unknown, Schema.Scalars['String']['output'] | null | undefined]
      collectionPointName: [unknown, Schema.Scalars['String']['output'] | null | undefined]
      lines: [unknown, readonly NodeOf<Nodes, 'OrderLine', Schema.OrderLine>[]]
      surcharges: [unknown, readonly NodeOf<Nodes, 'Surcharge', Schema.Surcharge>[]]
      fulfillments: [unknown, readonly NodeOf<Nodes, 'Fulfillment', Schema.Fulfillment>[]]
      subtotal: [unknown, NodeOf<Nodes, 'TaxedMoney', Schema.TaxedMoney>]
      undiscountedTotal: [unknown, NodeOf<Nodes, 'TaxedMoney', Schema.TaxedMoney>]
      shippingPrice: [unknown, NodeOf<Nodes, 'TaxedMoney', Schema.TaxedMoney>]
      undiscountedShippingPrice: [unknown, NodeOf<Nodes, 'Money', Schema.Money>]
      total: [unknown, NodeOf<Nodes, 'TaxedMoney', Schema.TaxedMoney>]
      totalAuthorized: [unknown, NodeOf<Nodes, 'Money', Schema.Money>]
      totalCharged: [unknown, NodeOf<Nodes, 'Money', Schema.Money>]
      totalCaptured: [unknown, NodeOf<Nodes, 'Money', Schema.Money>]
      totalBalance: [unknown, NodeOf<Nodes, 'Money', Schema.Money>]
      discounts: [unknown, readonly NodeOf<Nodes, 'OrderDiscount', Schema.OrderDiscount>[]]
      voucher: [unknown, NodeOf<Nodes, 'Voucher', Schema.Voucher> | null | undefined]
      voucherCode: [unknown, Schema.Scalars['String']['output'] | null | undefined]
      giftCards: [unknown, readonly NodeOf<Nodes, 'GiftCard', Schema.GiftCard>[]]
      summary: [unknown, NodeOf<Nodes, 'OrderSummary', Schema.OrderSummary>]
      termsVersion: [unknown, Schema.Scalars['String']['output'] | null | undefined]
      token: [unknown, Schema.Scalars['String']['output']]
      checkoutId: [unknown, Schema.Scalars['ID']['output'] | null | undefined]
      metadata: [unknown, readonly NodeOf<Nodes, 'MetadataItem', Schema.MetadataItem>[]]
      metafield: [Schema.OrderMetafieldArgs, Schema.Scalars['String']['output'] | null | undefined]
      metafields: [Schema.OrderMetafieldsArgs, Schema.Scalars['Metadata']['output'] | null | undefined]
      privateMetadata: [unknown, readonly NodeOf<Nodes, 'MetadataItem', Schema.MetadataItem>[]]
      privateMetafield: [
        Schema.OrderPrivateMetafieldArgs,
        Schema.Scalars['String']['output'] | null | undefined,
      ]
      privateMetafields: [
        Schema.OrderPrivateMetafieldsArgs,
        Schema.Scalars['Metadata']['output'] | null | undefined,
      ]
    }
  >
  OrderLine: ObjectResolvers<
    NodeOf<Nodes, 'OrderLine', Schema.OrderLine>,
    {
      id: [unknown, Schema.Scalars['ID']['output']]
      productName: [unknown, Schema.Scalars['String']['output']]
      variantName: [unknown, Schema.Scalars['String']['output']]
      translatedProductName: [unknown, Schema.Scalars['String']['output']]
      translatedVariantName: [unknown, Schema.Scalars['String']['output']]
      productSku: [unknown, Schema.Scalars['String']['output'] | null | undefined]
      productVariantId: [unknown, Schema.Scalars['String']['output'] | null | undefined]
      quantity: [unknown, Schema.Scalars['Int']['output']]
      quantityFulfilled: [unknown, Schema.Scalars['Int']['output']]
      quantityToFulfill: [unknown, Schema.Scalars['Int']['output']]
      variant: [unknown, NodeOf<Nodes, 'ProductVariant', Schema.ProductVariant> | null | undefined]
      taxRate: [unknown, Schema.Scalars['Float']['output']]
      thumbnail: [Schema.OrderLineThumbnailArgs, NodeOf<Nodes, 'Image', Schema.Image> | null | undefined]
      unitPrice: [unknown, NodeOf<Nodes, 'TaxedMoney', Schema.TaxedMoney>]
      undiscountedUnitPrice: [unknown, NodeOf<Nodes, 'TaxedMoney', Schema.TaxedMoney>]
      unitDiscount: [unknown, NodeOf<Nodes, 'Money', Schema.Money>]
      unitDiscountReason: [unknown, Schema.Scalars['String']['output'] | null | undefined]
      unitDiscountType: [unknown, Schema.DiscountValueTypeEnum | null | undefined]
      unitDiscountValue: [unknown, Schema.Scalars['PositiveDecimal']['output']]
      discounts: [
        unknown,
        readonly NodeOf<Nodes, 'OrderLineDiscount', Schema.OrderLineDiscount>[] | null | undefined,
      ]
      totalPrice: [unknown, NodeOf<Nodes, 'TaxedMoney', Schema.TaxedMoney>]
      undiscountedTotalPrice: [unknown, NodeOf<Nodes, 'TaxedMoney', Schema.TaxedMoney>]
      metadata: [unknown, readonly NodeOf<Nodes, 'MetadataItem', Schema.MetadataItem>[]]
      metafield: [Schema.OrderLineMetafieldArgs, Schema.Scalars['String']['output'] | null | undefined]
      metafields: [Schema.OrderLineMetafieldsArgs, Schema.Scalars['Metadata']['output'] | null | undefined]
      privateMetadata: [unknown, readonly NodeOf<Nodes, 'MetadataItem', Schema.MetadataItem>[]]
      privateMetafield: [
        Schema.OrderLinePrivateMetafieldArgs,
        Schema.Scalars['String']['output'] | null | undefined,
      ]
      privateMetafields: [
        Schema.OrderLinePrivateMetafieldsArgs,
        Schema.Scalars['Metadata']['output'] | null | undefined,
      ]
    }
  >
  OrderDiscount: ObjectResolvers<
    NodeOf<Nodes, 'OrderDiscount', Schema.OrderDiscount>,
    {
      id: [unknown, Schema.Scalars['ID']['output']]
      type: [unknown, Schema.OrderDiscountType]
      name: [unknown, Schema.Scalars['String']['output'] | null | undefined]
      translatedName: [unknown, Schema.Scalars['String']['output'] | null | undefined]
      valueType: [unknown, Schema.DiscountValueTypeEnum]
      value: [unknown, Schema.Scalars['PositiveDecimal']['output']]
      amount: [unknown, NodeOf<Nodes, 'Money', Schema.Money>]
      total: [unknown, NodeOf<Nodes, 'Money', Schema.Money>]
    }
  >
  OrderLineDiscount: ObjectResolvers<
    NodeOf<Nodes, 'OrderLineDiscount', Schema.OrderLineDiscount>,
    {
      id: [unknown, Schema.Scalars['ID']['output']]
      type: [unknown, Schema.OrderDiscountType]
      name: [unknown, Schema.Scalars['String']['output'] | null | undefined]
      translatedName: [unknown, Schema.Scalars['String']['output'] | null | undefined]
      valueType: [unknown, Schema.DiscountValueTypeEnum]
      value: [unknown, Schema.Scalars['PositiveDecimal']['output']]
      total: [unknown, NodeOf<Nodes, 'Money', Schema.Money>]
      unit: [unknown, NodeOf<Nodes, 'Money', Schema.Money>]
    }
  >
  Voucher: ObjectResolvers<
    NodeOf<Nodes, 'Voucher', Schema.Voucher>,
    {
      id: [unknown, Schema.Scalars['ID']['output']]
      code: [unknown, Schema.Scalars['String']['output']]
      name: [unknown, Schema.Scalars['String']['output'] | null | undefined]
    }
  >
  OrderSummary: ObjectResolvers<
    NodeOf<Nodes, 'OrderSummary', Schema.OrderSummary>,
    {
      itemsAmount: [unknown, NodeOf<Nodes, 'Money', Schema.Money>]
      giftCardAmount: [unknown, NodeOf<Nodes, 'Money', Schema.Money>]
      deliveryAmount: [unknown, NodeOf<Nodes, 'Money', Schema.Money>]
      serviceAmount: [unknown, NodeOf<Nodes, 'Money', Schema.Money>]
      usedCredit: [unknown, NodeOf<Nodes, 'Money', Schema.Money>]
      discountAmount: [unknown, NodeOf<Nodes, 'Money', Schema.Money>]
      payableAmount: [unknown, NodeOf<Nodes, 'Money', Schema.Money>]
    }
  >
  Fulfillment: ObjectResolvers<
    NodeOf<Nodes, 'Fulfillment', Schema.Fulfillment>,
    {
      id: [unknown, Schema.Scalars['ID']['output']]
      status: [unknown, Schema.FulfillmentStatus]
      trackingNumber: [unknown, Schema.Scalars['String']['output']]
      created: [unknown, Schema.Scalars['DateTime']['output']]
      lines: [unknown, readonly NodeOf<Nodes, 'FulfillmentLine', Schema.FulfillmentLine>[] | null | undefined]
    }
  >
  FulfillmentLine: ObjectResolvers<
    NodeOf<Nodes, 'FulfillmentLine', Schema.FulfillmentLine>,
    {
      id: [unknown, Schema.Scalars['ID']['output']]
      quantity: [unknown, Schema.Scalars['Int']['output']]
      orderLine: [unknown, NodeOf<Nodes, 'OrderLine', Schema.OrderLine> | null | undefined]
    }
  >
}>

/** packages/contract/src/payments/order-payments.graphql */
export type OrderPaymentsResolvers<Nodes> = SchemaResolvers<{
  Order: ObjectResolvers<
    NodeOf<Nodes, 'Order', Schema.Order>,
    {
      payments: [unknown, readonly NodeOf<Nodes, 'Payment', Schema.Payment>[]]
      refunds: [unknown, readonly NodeOf<Nodes, 'OrderRefund', Schema.OrderRefund>[]]
    }
  >
  OrderRefund: ObjectResolvers<
    NodeOf<Nodes, 'OrderRefund', Schema.OrderRefund>,
    {
      id: [unknown, Schema.Scalars['ID']['output']]
      created: [unknown, Schema.Scalars['DateTime']['output']]
      amount: [unknown, NodeOf<Nodes, 'Money', Schema.Money>]
      target: [unknown, Schema.OrderRefundTarget]
      isDone: [unknown, Schema.Scalars['Boolean']['output']]
    }
  >
  Payment: ObjectResolvers<
    NodeOf<Nodes, 'Payment', Schema.Payment>,
    {
      id: [unknown, Schema.Scalars['ID']['output']]
      gateway: [unknown, Schema.Scalars['String']['output']]
      isActive: [unknown, Schema.Scalars['Boolean']['output']]
      created: [unknown, Schema.Scalars['DateTime']['output']]
      modified: [unknown, Schema.Scalars['DateTime']['output']]
      token: [unknown, Schema.Scalars['String']['output']]
      paymentMethodType: [unknown, Schema.Scalars['String']['output']]
      chargeStatus: [unknown, Schema.PaymentChargeStatusEnum]
      total: [unknown, NodeOf<Nodes, 'Money', Schema.Money> | null | undefined]
      capturedAmount: [unknown, NodeOf<Nodes, 'Money', Schema.Money> | null | undefined]
    }
  >
}>

/** packages/contract/src/payments/payments.graphql */
export type PaymentsResolvers<Nodes> = SchemaResolvers<{
  Mutation: ObjectResolvers<
    unknown,
    {
      paymentGatewayInitialize: [
        Schema.MutationPaymentGatewayInitializeArgs,
        NodeOf<Nodes, 'PaymentGatewayInitialize', Schema.PaymentGatewayInitialize> | null | undefined,
      ]
      transactionInitialize: [
        Schema.MutationTransactionInitializeArgs,
        NodeOf<Nodes, 'TransactionInitialize', Schema.TransactionInitialize> | null | undefined,
      ]
      transactionProcess: [
        Schema.MutationTransactionProcessArgs,
        NodeOf<Nodes, 'TransactionProcess', Schema.TransactionProcess> | null | undefined,
      ]
      checkoutComplete: [
        WithDefaults<Schema.MutationCheckoutCompleteArgs, 'storeSource'>,
        NodeOf<Nodes, 'CheckoutComplete', Schema.CheckoutComplete> | null | undefined,
      ]
    }
  >
  PaymentGatewayInitialize: ObjectResolvers<
    NodeOf<Nodes, 'PaymentGatewayInitialize', Schema.PaymentGatewayInitialize>,
    {
      gatewayConfigs: [
        unknown,
        readonly NodeOf<Nodes, 'PaymentGatewayConfig', Schema.PaymentGatewayConfig>[] | null | undefined,
      ]
      errors: [
        unknown,
        readonly NodeOf<Nodes, 'PaymentGatewayInitializeError', Schema.PaymentGatewayInitializeError>[],
      ]
    }
  >
  PaymentGatewayConfig: ObjectResolvers<
    NodeOf<Nodes, 'PaymentGatewayConfig', Schema.PaymentGatewayConfig>,
    {
      id: [unknown, Schema.Scalars['String']['output']]
      data: [unknown, Schema.Scalars['JSON']['output'] | null | undefined]
      errors: [
        unknown,
        (
          | readonly NodeOf<Nodes, 'PaymentGatewayConfigError', Schema.PaymentGatewayConfigError>[]
          | null
          | undefined
        ),
      ]
    }
  >
  PaymentGatewayConfigError: ObjectResolvers<
    NodeOf<Nodes, 'PaymentGatewayConfigError', Schema.PaymentGatewayConfigError>,
    {
      field: [unknown, Schema.Scalars['String']['output'] | null | undefined]
      message: [unknown, Schema.Scalars['String']['output'] | null | undefined]
      code: [unknown, Schema.PaymentGatewayConfigErrorCode]
    }
  >
  PaymentGatewayInitializeError: ObjectResolvers<
    NodeOf<Nodes, 'PaymentGatewayInitializeError', Schema.PaymentGatewayInitializeError>,
    {
      field: [unknown, Schema.Scalars['String']['output'] | null | undefined]
      message: [unknown, Schema.Scalars['String']['output'] | null | undefined]
      code: [unknown, Schema.PaymentGatewayInitializeErrorCode]
    }
  >
  TransactionInitialize: ObjectResolvers<
    NodeOf<Nodes, 'TransactionInitialize', Schema.TransactionInitialize>,
    {
      transaction: [unknown, NodeOf<Nodes, 'TransactionItem', Schema.TransactionItem> | null | undefined]
      transactionEvent: [
        unknown,
        NodeOf<Nodes, 'TransactionEvent', Schema.TransactionEvent> | null | undefined,
      ]
      data: [unknown, Schema.Scalars['JSON']['output'] | null | undefined]
      errors: [
        unknown,
        readonly NodeOf<Nodes, 'TransactionInitializeError', Schema.TransactionInitializeError>[],
      ]
    }
  >
  TransactionInitializeError: ObjectResolvers<
    NodeOf<Nodes, 'TransactionInitializeError', Schema.TransactionInitializeError>,
    {
      field: [unknown, Schema.Scalars['String']['output'] | null | undefined]
      message: [unknown, Schema.Scalars['String']['output'] | null | undefined]
      code: [unknown, Schema.TransactionInitializeErrorCode]
    }
  >
  TransactionProcess: ObjectResolvers<
    NodeOf<Nodes, 'TransactionProcess', Schema.TransactionProcess>,
    {
      transaction: [unknown, NodeOf<Nodes, 'TransactionItem', Schema.TransactionItem> | null | undefined]
      transactionEvent: [
        unknown,
        NodeOf<Nodes, 'TransactionEvent', Schema.TransactionEvent> | null | undefined,
      ]
      data: [unknown, Schema.Scalars['JSON']['output'] | null | undefined]
      errors: [unknown, readonly NodeOf<Nodes, 'TransactionProcessError', Schema.TransactionProcessError>[]]
    }
  >
  TransactionProcessError: ObjectResolvers<
    NodeOf<Nodes, 'TransactionProcessError', Schema.TransactionProcessError>,
    {
      field: [unknown, Schema.Scalars['String']['output'] | null | undefined]
      message: [unknown, Schema.Scalars['String']['output'] | null | undefined]
      code: [unknown, Schema.TransactionProcessErrorCode]
    }
  >
  TransactionItem: ObjectResolvers<
    NodeOf<Nodes, 'TransactionItem', Schema.TransactionItem>,
    {
      id: [unknown, Schema.Scalars['ID']['output']]
      token: [unknown, Schema.Scalars['UUID']['output']]
      createdAt: [unknown, Schema.Scalars['DateTime']['output']]
      name: [unknown, Schema.Scalars['String']['output']]
      message: [unknown, Schema.Scalars['String']['output']]
      pspReference: [unknown, Schema.Scalars['String']['output']]
      actions: [unknown, readonly Schema.TransactionActionEnum[]]
      authorizedAmount: [unknown, NodeOf<Nodes, 'Money', Schema.Money>]
      authorizePendingAmount: [unknown, NodeOf<Nodes, 'Money', Schema.Money>]
      chargedAmount: [unknown, NodeOf<Nodes, 'Money', Schema.Money>]
      chargePendingAmount: [unknown, NodeOf<Nodes, 'Money', Schema.Money>]
      events: [unknown, readonly NodeOf<Nodes, 'TransactionEvent', Schema.TransactionEvent>[]]
      order: [unknown, NodeOf<Nodes, 'Order', Schema.Order> | null | undefined]
    }
  >
  TransactionEvent: ObjectResolvers<
    NodeOf<Nodes, 'TransactionEvent', Schema.TransactionEvent>,
    {
      id: [unknown, Schema.Scalars['ID']['output']]
      createdAt: [unknown, Schema.Scalars['DateTime']['output']]
      pspReference: [unknown, Schema.Scalars['String']['output']]
      message: [unknown, Schema.Scalars['String']['output']]
      externalUrl: [unknown, Schema.Scalars['String']['output']]
      amount: [unknown, NodeOf<Nodes, 'Money', Schema.Money>]
      type: [unknown, Schema.TransactionEventTypeEnum | null | undefined]
    }
  >
  CheckoutComplete: ObjectResolvers<
    NodeOf<Nodes, 'CheckoutComplete', Schema.CheckoutComplete>,
    {
      order: [unknown, NodeOf<Nodes, 'Order', Schema.Order> | null | undefined]
      confirmationNeeded: [unknown, Schema.Scalars['Boolean']['output']]
      confirmationData: [unknown, Schema.Scalars['JSONString']['output'] | null | undefined]
      errors: [unknown, readonly NodeOf<Nodes, 'CheckoutError', Schema.CheckoutError>[]]
      checkoutErrors: [unknown, readonly NodeOf<Nodes, 'CheckoutError', Schema.CheckoutError>[]]
    }
  >
}>

/** packages/contract/src/promotions/promotions.graphql */
export type PromotionsResolvers<Nodes> = SchemaResolvers<{
  User: ObjectResolvers<
    NodeOf<Nodes, 'User', Schema.User>,
    {
      giftCards: [
        Schema.UserGiftCardsArgs,
        NodeOf<Nodes, 'GiftCardCountableConnection', Schema.GiftCardCountableConnection> | null | undefined,
      ]
    }
  >
  GiftCard: ObjectResolvers<
    NodeOf<Nodes, 'GiftCard', Schema.GiftCard>,
    {
      id: [unknown, Schema.Scalars['ID']['output']]
      displayCode: [unknown, Schema.Scalars['String']['output']]
      last4CodeChars: [unknown, Schema.Scalars['String']['output']]
      code: [unknown, Schema.Scalars['String']['output']]
      created: [unknown, Schema.Scalars['DateTime']['output']]
      lastUsedOn: [unknown, Schema.Scalars['DateTime']['output'] | null | undefined]
      expiryDate: [unknown, Schema.Scalars['Date']['output'] | null | undefined]
      isActive: [unknown, Schema.Scalars['Boolean']['output']]
      initialBalance: [unknown, NodeOf<Nodes, 'Money', Schema.Money>]
      currentBalance: [unknown, NodeOf<Nodes, 'Money', Schema.Money>]
    }
  >
  GiftCardCountableConnection: ObjectResolvers<
    NodeOf<Nodes, 'GiftCardCountableConnection', Schema.GiftCardCountableConnection>,
    {
      pageInfo: [unknown, NodeOf<Nodes, 'PageInfo', Schema.PageInfo>]
      edges: [unknown, readonly NodeOf<Nodes, 'GiftCardCountableEdge', Schema.GiftCardCountableEdge>[]]
      totalCount: [unknown, Schema.Scalars['Int']['output'] | null | undefined]
    }
  >
  GiftCardCountableEdge: ObjectResolvers<
    NodeOf<Nodes, 'GiftCardCountableEdge', Schema.GiftCardCountableEdge>,
    {
      node: [unknown, NodeOf<Nodes, 'GiftCard', Schema.GiftCard>]
      cursor: [unknown, Schema.Scalars['String']['output']]
    }
  >
}>

/** packages/contract/src/referral/referral.graphql */
export type ReferralResolvers<Nodes> = SchemaResolvers<{
  Query: ObjectResolvers<
    unknown,
    {
      referral: [unknown, NodeOf<Nodes, 'Referral', Schema.Referral> | null | undefined]
    }
  >
  Referral: ObjectResolvers<
    NodeOf<Nodes, 'Referral', Schema.Referral>,
    {
      code: [unknown, Schema.Scalars['String']['output']]
      reward: [unknown, NodeOf<Nodes, 'Money', Schema.Money>]
      minOrder: [unknown, NodeOf<Nodes, 'Money', Schema.Money>]
      earned: [unknown, NodeOf<Nodes, 'Money', Schema.Money>]
      friends: [
        WithDefaults<Schema.ReferralFriendsArgs, 'first' | 'offset'>,
        NodeOf<Nodes, 'ReferralFriendConnection', Schema.ReferralFriendConnection>,
      ]
    }
  >
  ReferralFriendConnection: ObjectResolvers<
    NodeOf<Nodes, 'ReferralFriendConnection', Schema.ReferralFriendConnection>,
    {
      edges: [unknown, readonly NodeOf<Nodes, 'ReferralFriendEdge', Schema.ReferralFriendEdge>[]]
      pageInfo: [unknown, NodeOf<Nodes, 'PageInfo', Schema.PageInfo>]
      totalCount: [unknown, Schema.Scalars['Int']['output']]
    }
  >
  ReferralFriendEdge: ObjectResolvers<
    NodeOf<Nodes, 'ReferralFriendEdge', Schema.ReferralFriendEdge>,
    {
      node: [unknown, NodeOf<Nodes, 'ReferralFriend', Schema.ReferralFriend>]
      cursor: [unknown, Schema.Scalars['String']['output']]
    }
  >
  ReferralFriend: ObjectResolvers<
    NodeOf<Nodes, 'ReferralFriend', Schema.ReferralFriend>,
    {
      phone: [unknown, Schema.Scalars['String']['output']]
      state: [unknown, Schema.ReferralFriendState]
      joinedAt: [unknown, Schema.Scalars['DateTime']['output']]
    }
  >
}>

/** packages/contract/src/shop/attributes.graphql */
export type AttributesResolvers<Nodes> = SchemaResolvers<{
  Attribute: ObjectResolvers<
    NodeOf<Nodes, 'Attribute', Schema.Attribute>,
    {
      id: [unknown, Schema.Scalars['ID']['output']]
      inputType: [unknown, Schema.AttributeInputTypeEnum | null | undefined]
      entityType: [unknown, Schema.AttributeEntityTypeEnum | null | undefined]
      name: [unknown, Schema.Scalars['String']['output']]
      slug: [unknown, Schema.Scalars['String']['output']]
      type: [unknown, Schema.AttributeTypeEnum]
      unit: [unknown, Schema.MeasurementUnitsEnum | null | undefined]
      choices: [
        Schema.AttributeChoicesArgs,
        (
          | NodeOf<Nodes, 'AttributeValueCountableConnection', Schema.AttributeValueCountableConnection>
          | null
          | undefined
        ),
      ]
      valueRequired: [unknown, Schema.Scalars['Boolean']['output']]
      visibleInStorefront: [unknown, Schema.Scalars['Boolean']['output']]
      filterableInStorefront: [unknown, Schema.Scalars['Boolean']['output']]
      withChoices: [unknown, Schema.Scalars['Boolean']['output']]
      translation: [
        Schema.AttributeTranslationArgs,
        NodeOf<Nodes, 'AttributeTranslation', Schema.AttributeTranslation> | null | undefined,
      ]
      metadata: [unknown, readonly NodeOf<Nodes, 'MetadataItem', Schema.MetadataItem>[]]
      metafield: [Schema.AttributeMetafieldArgs, Schema.Scalars['String']['output'] | null | undefined]
      metafields: [Schema.AttributeMetafieldsArgs, Schema.Scalars['Metadata']['output'] | null | undefined]
      privateMetadata: [unknown, readonly NodeOf<Nodes, 'MetadataItem', Schema.MetadataItem>[]]
      privateMetafield: [
        Schema.AttributePrivateMetafieldArgs,
        Schema.Scalars['String']['output'] | null | undefined,
      ]
      privateMetafields: [
        Schema.AttributePrivateMetafieldsArgs,
        Schema.Scalars['Metadata']['output'] | null | undefined,
      ]
    }
  >
  AttributeTranslation: ObjectResolvers<
    NodeOf<Nodes, 'AttributeTranslation', Schema.AttributeTranslation>,
    {
      id: [unknown, Schema.Scalars['ID']['output']]
      language: [unknown, NodeOf<Nodes, 'LanguageDisplay', Schema.LanguageDisplay>]
      name: [unknown, Schema.Scalars['String']['output']]
    }
  >
  AttributeValue: ObjectResolvers<
    NodeOf<Nodes, 'AttributeValue', Schema.AttributeValue>,
    {
      id: [unknown, Schema.Scalars['ID']['output']]
      name: [unknown, Schema.Scalars['String']['output'] | null | undefined]
      slug: [unknown, Schema.Scalars['String']['output'] | null | undefined]
      value: [unknown, Schema.Scalars['String']['output'] | null | undefined]
      inputType: [unknown, Schema.AttributeInputTypeEnum | null | undefined]
      reference: [unknown, Schema.Scalars['ID']['output'] | null | undefined]
      file: [unknown, NodeOf<Nodes, 'File', Schema.File> | null | undefined]
      richText: [unknown, Schema.Scalars['JSONString']['output'] | null | undefined]
      plainText: [unknown, Schema.Scalars['String']['output'] | null | undefined]
      boolean: [unknown, Schema.Scalars['Boolean']['output'] | null | undefined]
      date: [unknown, Schema.Scalars['Date']['output'] | null | undefined]
      dateTime: [unknown, Schema.Scalars['DateTime']['output'] | null | undefined]
      translation: [
        Schema.AttributeValueTranslationArgs,
        NodeOf<Nodes, 'AttributeValueTranslation', Schema.AttributeValueTranslation> | null | undefined,
      ]
    }
  >
  AttributeValueTranslation: ObjectResolvers<
    NodeOf<Nodes, 'AttributeValueTranslation', Schema.AttributeValueTranslation>,
    {
      id: [unknown, Schema.Scalars['ID']['output']]
      language: [unknown, NodeOf<Nodes, 'LanguageDisplay', Schema.LanguageDisplay>]
      name: [unknown, Schema.Scalars['String']['output']]
      richText: [unknown, Schema.Scalars['JSONString']['output'] | null | undefined]
      plainText: [unknown, Schema.Scalars['String']['output'] | null | undefined]
    }
  >
  AttributeValueCountableConnection: ObjectResolvers<
    NodeOf<Nodes, 'AttributeValueCountableConnection', Schema.AttributeValueCountableConnection>,
    {
      pageInfo: [unknown, NodeOf<Nodes, 'PageInfo', Schema.PageInfo>]
      edges: [
        unknown,
        readonly NodeOf<Nodes, 'AttributeValueCountableEdge', Schema.AttributeValueCountableEdge>[],
      ]
      totalCount: [unknown, Schema.Scalars['Int']['output'] | null | undefined]
    }
  >
  AttributeValueCountableEdge: ObjectResolvers<
    NodeOf<Nodes, 'AttributeValueCountableEdge', Schema.AttributeValueCountableEdge>,
    {
      node: [unknown, NodeOf<Nodes, 'AttributeValue', Schema.AttributeValue>]
      cursor: [unknown, Schema.Scalars['String']['output']]
    }
  >
  SelectedAttribute: ObjectResolvers<
    NodeOf<Nodes, 'SelectedAttribute', Schema.SelectedAttribute>,
    {
      attribute: [unknown, NodeOf<Nodes, 'Attribute', Schema.Attribute>]
      values: [unknown, readonly NodeOf<Nodes, 'AttributeValue', Schema.AttributeValue>[]]
    }
  >
  AssignedAttribute: AbstractResolvers<
    NodeOf<Nodes, 'AssignedAttribute', Schema.AssignedAttribute>,
    | 'AssignedBooleanAttribute'
    | 'AssignedPlainTextAttribute'
    | 'AssignedTextAttribute'
    | 'AssignedNumericAttribute'
    | 'AssignedSingleChoiceAttribute'
    | 'AssignedMultiChoiceAttribute'
    | 'AssignedSwatchAttribute'
    | 'AssignedFileAttribute'
    | 'AssignedDateAttribute'
    | 'AssignedDateTimeAttribute'
    | 'AssignedSingleCollectionReferenceAttribute'
  >
  AssignedBooleanAttribute: ObjectResolvers<
    NodeOf<Nodes, 'AssignedBooleanAttribute', Schema.AssignedBooleanAttribute>,
    {
      attribute: [unknown, NodeOf<Nodes, 'Attribute', Schema.Attribute>]
      value: [unknown, Schema.Scalars['Boolean']['output'] | null | undefined]
    }
  >
  AssignedPlainTextAttribute: ObjectResolvers<
    NodeOf<Nodes, 'AssignedPlainTextAttribute', Schema.AssignedPlainTextAttribute>,
    {
      attribute: [unknown, NodeOf<Nodes, 'Attribute', Schema.Attribute>]
      value: [unknown, Schema.Scalars['String']['output'] | null | undefined]
      translation: [
        Schema.AssignedPlainTextAttributeTranslationArgs,
        Schema.Scalars['String']['output'] | null | undefined,
      ]
    }
  >
  AssignedTextAttribute: ObjectResolvers<
    NodeOf<Nodes, 'AssignedTextAttribute', Schema.AssignedTextAttribute>,
    {
      attribute: [unknown, NodeOf<Nodes, 'Attribute', Schema.Attribute>]
      value: [unknown, Schema.Scalars['JSON']['output'] | null | undefined]
      translation: [
        Schema.AssignedTextAttributeTranslationArgs,
        Schema.Scalars['JSON']['output'] | null | undefined,
      ]
    }
  >
  AssignedNumericAttribute: ObjectResolvers<
    NodeOf<Nodes, 'AssignedNumericAttribute', Schema.AssignedNumericAttribute>,
    {
      attribute: [unknown, NodeOf<Nodes, 'Attribute', Schema.Attribute>]
      value: [unknown, Schema.Scalars['Float']['output'] | null | undefined]
    }
  >
  AssignedSingleChoiceAttribute: ObjectResolvers<
    NodeOf<Nodes, 'AssignedSingleChoiceAttribute', Schema.AssignedSingleChoiceAttribute>,
    {
      attribute: [unknown, NodeOf<Nodes, 'Attribute', Schema.Attribute>]
      value: [
        unknown,
        NodeOf<Nodes, 'AssignedChoiceAttributeValue', Schema.AssignedChoiceAttributeValue> | null | undefined,
      ]
    }
  >
  AssignedMultiChoiceAttribute: ObjectResolvers<
    NodeOf<Nodes, 'AssignedMultiChoiceAttribute', Schema.AssignedMultiChoiceAttribute>,
    {
      attribute: [unknown, NodeOf<Nodes, 'Attribute', Schema.Attribute>]
      value: [
        WithDefaults<Schema.AssignedMultiChoiceAttributeValueArgs, 'limit'>,
        readonly NodeOf<Nodes, 'AssignedChoiceAttributeValue', Schema.AssignedChoiceAttributeValue>[],
      ]
    }
  >
  AssignedChoiceAttributeValue: ObjectResolvers<
    NodeOf<Nodes, 'AssignedChoiceAttributeValue', Schema.AssignedChoiceAttributeValue>,
    {
      name: [unknown, Schema.Scalars['String']['output'] | null | undefined]
      slug: [unknown, Schema.Scalars['String']['output'] | null | undefined]
      translation: [
        Schema.AssignedChoiceAttributeValueTranslationArgs,
        Schema.Scalars['String']['output'] | null | undefined,
      ]
    }
  >
  AssignedSwatchAttribute: ObjectResolvers<
    NodeOf<Nodes, 'AssignedSwatchAttribute', Schema.AssignedSwatchAttribute>,
    {
      attribute: [unknown, NodeOf<Nodes, 'Attribute', Schema.Attribute>]
      value: [
        unknown,
        NodeOf<Nodes, 'AssignedSwatchAttributeValue', Schema.AssignedSwatchAttributeValue> | null | undefined,
      ]
    }
  >
  AssignedSwatchAttributeValue: ObjectResolvers<
    NodeOf<Nodes, 'AssignedSwatchAttributeValue', Schema.AssignedSwatchAttributeValue>,
    {
      name: [unknown, Schema.Scalars['String']['output'] | null | undefined]
      slug: [unknown, Schema.Scalars['String']['output'] | null | undefined]
      hexColor: [unknown, Schema.Scalars['String']['output'] | null | undefined]
      file: [unknown, NodeOf<Nodes, 'File', Schema.File> | null | undefined]
      translation: [
        Schema.AssignedSwatchAttributeValueTranslationArgs,
        Schema.Scalars['String']['output'] | null | undefined,
      ]
    }
  >
  AssignedFileAttribute: ObjectResolvers<
    NodeOf<Nodes, 'AssignedFileAttribute', Schema.AssignedFileAttribute>,
    {
      attribute: [unknown, NodeOf<Nodes, 'Attribute', Schema.Attribute>]
      value: [unknown, NodeOf<Nodes, 'File', Schema.File> | null | undefined]
    }
  >
  AssignedDateAttribute: ObjectResolvers<
    NodeOf<Nodes, 'AssignedDateAttribute', Schema.AssignedDateAttribute>,
    {
      attribute: [unknown, NodeOf<Nodes, 'Attribute', Schema.Attribute>]
      value: [unknown, Schema.Scalars['Date']['output'] | null | undefined]
    }
  >
  AssignedDateTimeAttribute: ObjectResolvers<
    NodeOf<Nodes, 'AssignedDateTimeAttribute', Schema.AssignedDateTimeAttribute>,
    {
      attribute: [unknown, NodeOf<Nodes, 'Attribute', Schema.Attribute>]
      value: [unknown, Schema.Scalars['DateTime']['output'] | null | undefined]
    }
  >
  AssignedSingleCollectionReferenceAttribute: ObjectResolvers<
    NodeOf<
      Nodes,
      'AssignedSingleCollectionReferenceAttribute',
      Schema.AssignedSingleCollectionReferenceAttribute
    >,
    {
      attribute: [unknown, NodeOf<Nodes, 'Attribute', Schema.Attribute>]
      value: [unknown, NodeOf<Nodes, 'Collection', Schema.Collection> | null | undefined]
    }
  >
}>

/** packages/contract/src/shop/common.graphql */
export type CommonResolvers<Nodes> = SchemaResolvers<{
  Query: ObjectResolvers<unknown, {}>
  Mutation: ObjectResolvers<
    unknown,
    {
      updateMetadata: [
        Schema.MutationUpdateMetadataArgs,
        NodeOf<Nodes, 'UpdateMetadata', Schema.UpdateMetadata> | null | undefined,
      ]
    }
  >
  ObjectWithMetadata: AbstractResolvers<
    NodeOf<Nodes, 'ObjectWithMetadata', Schema.ObjectWithMetadata>,
    | 'Address'
    | 'Category'
    | 'Collection'
    | 'Product'
    | 'ProductVariant'
    | 'ProductMedia'
    | 'ProductType'
    | 'Channel'
    | 'Checkout'
    | 'CheckoutLine'
    | 'Warehouse'
    | 'Page'
    | 'PageType'
    | 'User'
    | 'Invoice'
    | 'Menu'
    | 'MenuItem'
    | 'Order'
    | 'OrderLine'
    | 'Attribute'
    | 'Shop'
    | 'ShippingMethod'
  >
  MetadataItem: ObjectResolvers<
    NodeOf<Nodes, 'MetadataItem', Schema.MetadataItem>,
    {
      key: [unknown, Schema.Scalars['String']['output']]
      value: [unknown, Schema.Scalars['String']['output']]
    }
  >
  UpdateMetadata: ObjectResolvers<
    NodeOf<Nodes, 'UpdateMetadata', Schema.UpdateMetadata>,
    {
      item: [unknown, NodeOf<Nodes, 'ObjectWithMetadata', Schema.ObjectWithMetadata> | null | undefined]
      errors: [unknown, readonly NodeOf<Nodes, 'MetadataError', Schema.MetadataError>[]]
      metadataErrors: [unknown, readonly NodeOf<Nodes, 'MetadataError', Schema.MetadataError>[]]
    }
  >
  MetadataError: ObjectResolvers<
    NodeOf<Nodes, 'MetadataError', Schema.MetadataError>,
    {
      field: [unknown, Schema.Scalars['String']['output'] | null | undefined]
      message: [unknown, Schema.Scalars['String']['output'] | null | undefined]
      code: [unknown, Schema.MetadataErrorCode]
    }
  >
  PageInfo: ObjectResolvers<
    NodeOf<Nodes, 'PageInfo', Schema.PageInfo>,
    {
      hasNextPage: [unknown, Schema.Scalars['Boolean']['output']]
      hasPreviousPage: [unknown, Schema.Scalars['Boolean']['output']]
      startCursor: [unknown, Schema.Scalars['String']['output'] | null | undefined]
      endCursor: [unknown, Schema.Scalars['String']['output'] | null | undefined]
    }
  >
  Money: ObjectResolvers<
    NodeOf<Nodes, 'Money', Schema.Money>,
    {
      currency: [unknown, Schema.Scalars['String']['output']]
      amount: [unknown, Schema.Scalars['Float']['output']]
      fractionalAmount: [unknown, Schema.Scalars['Int']['output']]
      fractionDigits: [unknown, Schema.Scalars['Int']['output']]
    }
  >
  MoneyRange: ObjectResolvers<
    NodeOf<Nodes, 'MoneyRange', Schema.MoneyRange>,
    {
      start: [unknown, NodeOf<Nodes, 'Money', Schema.Money> | null | undefined]
      stop: [unknown, NodeOf<Nodes, 'Money', Schema.Money> | null | undefined]
    }
  >
  TaxedMoney: ObjectResolvers<
    NodeOf<Nodes, 'TaxedMoney', Schema.TaxedMoney>,
    {
      currency: [unknown, Schema.Scalars['String']['output']]
      gross: [unknown, NodeOf<Nodes, 'Money', Schema.Money>]
      net: [unknown, NodeOf<Nodes, 'Money', Schema.Money>]
      tax: [unknown, NodeOf<Nodes, 'Money', Schema.Money>]
    }
  >
  TaxedMoneyRange: ObjectResolvers<
    NodeOf<Nodes, 'TaxedMoneyRange', Schema.TaxedMoneyRange>,
    {
      start: [unknown, NodeOf<Nodes, 'TaxedMoney', Schema.TaxedMoney> | null | undefined]
      stop: [unknown, NodeOf<Nodes, 'TaxedMoney', Schema.TaxedMoney> | null | undefined]
    }
  >
  LanguageDisplay: ObjectResolvers<
    NodeOf<Nodes, 'LanguageDisplay', Schema.LanguageDisplay>,
    {
      code: [unknown, Schema.LanguageCodeEnum]
      language: [unknown, Schema.Scalars['String']['output']]
    }
  >
  CountryDisplay: ObjectResolvers<
    NodeOf<Nodes, 'CountryDisplay', Schema.CountryDisplay>,
    {
      code: [unknown, Schema.Scalars['String']['output']]
      country: [unknown, Schema.Scalars['String']['output']]
    }
  >
  Image: ObjectResolvers<
    NodeOf<Nodes, 'Image', Schema.Image>,
    {
      url: [unknown, Schema.Scalars['String']['output']]
      alt: [unknown, Schema.Scalars['String']['output'] | null | undefined]
    }
  >
  File: ObjectResolvers<
    NodeOf<Nodes, 'File', Schema.File>,
    {
      url: [unknown, Schema.Scalars['String']['output']]
      contentType: [unknown, Schema.Scalars['String']['output'] | null | undefined]
    }
  >
}>

/** packages/contract/src/shop/shop.graphql */
export type ShopResolvers<Nodes> = SchemaResolvers<{
  Query: ObjectResolvers<
    unknown,
    {
      shop: [unknown, NodeOf<Nodes, 'Shop', Schema.Shop>]
    }
  >
  Shop: ObjectResolvers<
    NodeOf<Nodes, 'Shop', Schema.Shop>,
    {
      id: [unknown, Schema.Scalars['ID']['output']]
      name: [unknown, Schema.Scalars['String']['output']]
      description: [unknown, Schema.Scalars['String']['output'] | null | undefined]
      languages: [unknown, readonly NodeOf<Nodes, 'LanguageDisplay', Schema.LanguageDisplay>[]]
      channelCurrencies: [unknown, readonly Schema.Scalars['String']['output'][]]
      version: [unknown, Schema.Scalars['String']['output']]
      schemaVersion: [unknown, Schema.Scalars['String']['output']]
      availableShippingMethods: [
        Schema.ShopAvailableShippingMethodsArgs,
        readonly NodeOf<Nodes, 'ShippingMethod', Schema.ShippingMethod>[] | null | undefined,
      ]
      metadata: [unknown, readonly NodeOf<Nodes, 'MetadataItem', Schema.MetadataItem>[]]
      metafield: [Schema.ShopMetafieldArgs, Schema.Scalars['String']['output'] | null | undefined]
      metafields: [Schema.ShopMetafieldsArgs, Schema.Scalars['Metadata']['output'] | null | undefined]
      privateMetadata: [unknown, readonly NodeOf<Nodes, 'MetadataItem', Schema.MetadataItem>[]]
      privateMetafield: [
        Schema.ShopPrivateMetafieldArgs,
        Schema.Scalars['String']['output'] | null | undefined,
      ]
      privateMetafields: [
        Schema.ShopPrivateMetafieldsArgs,
        Schema.Scalars['Metadata']['output'] | null | undefined,
      ]
    }
  >
  ShippingMethod: ObjectResolvers<
    NodeOf<Nodes, 'ShippingMethod', Schema.ShippingMethod>,
    {
      id: [unknown, Schema.Scalars['ID']['output']]
      name: [unknown, Schema.Scalars['String']['output']]
      maximumDeliveryDays: [unknown, Schema.Scalars['Int']['output'] | null | undefined]
      minimumDeliveryDays: [unknown, Schema.Scalars['Int']['output'] | null | undefined]
      translation: [
        Schema.ShippingMethodTranslationArgs,
        NodeOf<Nodes, 'ShippingMethodTranslation', Schema.ShippingMethodTranslation> | null | undefined,
      ]
      price: [unknown, NodeOf<Nodes, 'Money', Schema.Money>]
      type: [unknown, Schema.ShippingMethodTypeEnum | null | undefined]
      description: [unknown, Schema.Scalars['JSONString']['output'] | null | undefined]
      maximumOrderWeight: [unknown, NodeOf<Nodes, 'Weight', Schema.Weight> | null | undefined]
      minimumOrderWeight: [unknown, NodeOf<Nodes, 'Weight', Schema.Weight> | null | undefined]
      maximumOrderPrice: [unknown, NodeOf<Nodes, 'Money', Schema.Money> | null | undefined]
      minimumOrderPrice: [unknown, NodeOf<Nodes, 'Money', Schema.Money> | null | undefined]
      active: [unknown, Schema.Scalars['Boolean']['output']]
      message: [unknown, Schema.Scalars['String']['output'] | null | undefined]
      metadata: [unknown, readonly NodeOf<Nodes, 'MetadataItem', Schema.MetadataItem>[]]
      metafield: [Schema.ShippingMethodMetafieldArgs, Schema.Scalars['String']['output'] | null | undefined]
      metafields: [
        Schema.ShippingMethodMetafieldsArgs,
        Schema.Scalars['Metadata']['output'] | null | undefined,
      ]
      privateMetadata: [unknown, readonly NodeOf<Nodes, 'MetadataItem', Schema.MetadataItem>[]]
      privateMetafield: [
        Schema.ShippingMethodPrivateMetafieldArgs,
        Schema.Scalars['String']['output'] | null | undefined,
      ]
      privateMetafields: [
        Schema.ShippingMethodPrivateMetafieldsArgs,
        Schema.Scalars['Metadata']['output'] | null | undefined,
      ]
    }
  >
  Weight: ObjectResolvers<
    NodeOf<Nodes, 'Weight', Schema.Weight>,
    {
      unit: [unknown, Schema.WeightUnitsEnum]
      value: [unknown, Schema.Scalars['Float']['output']]
    }
  >
  ShippingMethodTranslation: ObjectResolvers<
    NodeOf<Nodes, 'ShippingMethodTranslation', Schema.ShippingMethodTranslation>,
    {
      id: [unknown, Schema.Scalars['ID']['output']]
      language: [unknown, NodeOf<Nodes, 'LanguageDisplay', Schema.LanguageDisplay>]
      name: [unknown, Schema.Scalars['String']['output'] | null | undefined]
    }
  >
}>

/** packages/contract/src/wallet/wallet.graphql */
export type WalletResolvers<Nodes> = SchemaResolvers<{
  Query: ObjectResolvers<
    unknown,
    {
      wallet: [unknown, NodeOf<Nodes, 'Wallet', Schema.Wallet> | null | undefined]
      walletTransactions: [
        WithDefaults<Schema.QueryWalletTransactionsArgs, 'first' | 'offset' | 'sortBy'>,
        NodeOf<Nodes, 'WalletTransactionConnection', Schema.WalletTransactionConnection> | null | undefined,
      ]
      chargeWalletAvailableGateways: [
        unknown,
        readonly NodeOf<Nodes, 'ChargeGateway', Schema.ChargeGateway>[] | null | undefined,
      ]
    }
  >
  Mutation: ObjectResolvers<
    unknown,
    {
      chargeWallet: [
        Schema.MutationChargeWalletArgs,
        NodeOf<Nodes, 'ChargeWallet', Schema.ChargeWallet> | null | undefined,
      ]
    }
  >
  Wallet: ObjectResolvers<
    NodeOf<Nodes, 'Wallet', Schema.Wallet>,
    {
      id: [unknown, Schema.Scalars['ID']['output']]
      balance: [unknown, Schema.Scalars['Float']['output']]
      held: [unknown, Schema.Scalars['Float']['output']]
      owed: [unknown, Schema.Scalars['Float']['output']]
    }
  >
  WalletTransactionConnection: ObjectResolvers<
    NodeOf<Nodes, 'WalletTransactionConnection', Schema.WalletTransactionConnection>,
    {
      edges: [unknown, readonly NodeOf<Nodes, 'WalletTransactionEdge', Schema.WalletTransactionEdge>[]]
      pageInfo: [unknown, NodeOf<Nodes, 'PageInfo', Schema.PageInfo>]
      totalCount: [unknown, Schema.Scalars['Int']['output']]
    }
  >
  WalletTransactionEdge: ObjectResolvers<
    NodeOf<Nodes, 'WalletTransactionEdge', Schema.WalletTransactionEdge>,
    {
      node: [unknown, NodeOf<Nodes, 'WalletTransaction', Schema.WalletTransaction>]
      cursor: [unknown, Schema.Scalars['String']['output']]
    }
  >
  WalletTransaction: ObjectResolvers<
    NodeOf<Nodes, 'WalletTransaction', Schema.WalletTransaction>,
    {
      id: [unknown, Schema.Scalars['ID']['output']]
      changedAmount: [unknown, Schema.Scalars['Float']['output']]
      balance: [unknown, Schema.Scalars['Float']['output']]
      type: [unknown, Schema.WalletTransactionType]
      reason: [unknown, Schema.WalletTransactionReason]
      createdAt: [unknown, Schema.Scalars['DateTime']['output']]
      payment: [unknown, NodeOf<Nodes, 'WalletPayment', Schema.WalletPayment> | null | undefined]
      description: [unknown, Schema.Scalars['String']['output']]
    }
  >
  WalletPayment: ObjectResolvers<
    NodeOf<Nodes, 'WalletPayment', Schema.WalletPayment>,
    {
      gateway: [unknown, Schema.Scalars['String']['output']]
    }
  >
  ChargeGateway: ObjectResolvers<
    NodeOf<Nodes, 'ChargeGateway', Schema.ChargeGateway>,
    {
      id: [unknown, Schema.Scalars['ID']['output']]
      name: [unknown, Schema.Scalars['String']['output']]
      logo: [unknown, Schema.Scalars['String']['output']]
    }
  >
  ChargeWallet: ObjectResolvers<
    NodeOf<Nodes, 'ChargeWallet', Schema.ChargeWallet>,
    {
      success: [unknown, Schema.Scalars['Boolean']['output']]
      message: [unknown, Schema.Scalars['String']['output']]
      url: [unknown, Schema.Scalars['String']['output'] | null | undefined]
      hasNavigation: [unknown, Schema.Scalars['Boolean']['output']]
      transactionId: [unknown, Schema.Scalars['ID']['output'] | null | undefined]
      errors: [unknown, readonly NodeOf<Nodes, 'WalletError', Schema.WalletError>[]]
    }
  >
  WalletError: ObjectResolvers<
    NodeOf<Nodes, 'WalletError', Schema.WalletError>,
    {
      field: [unknown, Schema.Scalars['String']['output'] | null | undefined]
      message: [unknown, Schema.Scalars['String']['output']]
      code: [unknown, Schema.WalletErrorCode]
    }
  >
}>
