// Made by the Vite plugin beside this file. A project that imports them references this file once:
// /// <reference types="@warsha/i18n/virtual-messages.d.ts" />

declare module 'virtual:messages/en' {
  export const messages: import('./translate.ts').Catalogue
}

declare module 'virtual:messages/ar' {
  export const messages: import('./translate.ts').Catalogue
}

declare module 'virtual:messages/en/*' {
  export const messages: import('./translate.ts').Catalogue
}

declare module 'virtual:messages/ar/*' {
  export const messages: import('./translate.ts').Catalogue
}

declare module 'virtual:message-loaders' {
  type Loader = () => Promise<{ messages: import('./translate.ts').Catalogue }>

  /** By language: `common` is what every page needs, the others are single domains. */
  export const messageLoaders: Record<
    'en' | 'ar',
    { common: Loader } & { [domain: string]: Loader | undefined }
  >
}
