/** Files that the build of the command line puts into its code as `data:` addresses. */
declare module '*?url&inline' {
  const dataUrl: string;
  // biome-ignore lint/style/noDefaultExport: Vite gives such files a default export.
  export default dataUrl;
}
