declare module 'virtual:message-files' {
  /** Empty in the browser and during development. */
  export const messageFiles: { [lang: string]: string | undefined }
}
