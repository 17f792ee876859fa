declare module 'virtual:message-files' {
  /** By language and domain, `common` for what every page needs. Without files in the browser and in development. */
  export const messageFiles: { [lang: string]: { [domain: string]: string | undefined } | undefined }
}
