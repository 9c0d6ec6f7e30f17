/** Declares only the parts that are used. */
declare module 'nspell' {
  interface Dictionary {
    correct(word: string): boolean;
    suggest(word: string): string[];
  }
  // biome-ignore lint/style/noDefaultExport: the package has no other
  export default function nspell(aff: string, dic: string): Dictionary;
}
