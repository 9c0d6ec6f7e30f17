/** The addresses of all screens: those that a kind of documents has for its own, and the others. */
import { type AnyKind, DOCUMENT_KINDS, type Kind } from '../../shared/document/kinds/kinds.ts';
import { OTHER_PAGES } from './pages.ts';

/** The intersection of all members of a union. */
export type AllOf<Union> = (Union extends unknown ? (value: Union) => void : never) extends (value: infer All) => void
  ? All
  : never;
/** Every screen with its address. */
type Pages = AllOf<Kind['pages']> & typeof OTHER_PAGES;

type Choice<Words extends string> = Words extends `${infer First}|${infer Rest}` ? First | Choice<Rest> : Words;
type ParamsOf<Path extends string> = Path extends `${infer Segment}/${infer Rest}`
  ? ParamOf<Segment> & ParamsOf<Rest>
  : ParamOf<Path>;
type ParamOf<Segment extends string> = Segment extends `:${infer Name}(${infer Words})?`
  ? { [K in Name]?: Choice<Words> }
  : Segment extends `:${infer Name}?`
    ? { [K in Name]?: string }
    : Segment extends `:${infer Name}`
      ? { [K in Name]: string }
      : unknown;
type Flat<T> = { [K in keyof T]: T[K] };

/** The route of each screen with an address of these. */
export type PageRoute = {
  [Name in keyof Pages]: Pages[Name] extends string ? Flat<{ screen: Name } & ParamsOf<Pages[Name]>> : never;
}[keyof Pages];

interface Segment {
  /** A word of the address; absent = a part that has a value. */
  readonly word?: string;
  readonly name: string;
  readonly isOptional: boolean;
  readonly choices?: readonly string[];
}

function readSegment(text: string): Segment {
  const [, name, words, optional] = /^:(\w+)(?:\(([^)]*)\))?(\?)?$/.exec(text) ?? [];
  if (name === undefined) return { word: text, name: text, isOptional: false };
  return {
    name,
    isOptional: optional !== undefined,
    ...(words === undefined ? {} : { choices: words.split('|') }),
  };
}

/** Longer addresses first, so that `encounters/:id/show` is not taken for `encounters/:id`. */
const ADDRESSES = [...(DOCUMENT_KINDS as readonly AnyKind[]).map(({ pages }) => pages), OTHER_PAGES]
  .flatMap((pages) => Object.entries(pages))
  .map(([screen, path]) => ({ screen, segments: path.split('/').map(readSegment) }))
  .sort((a, b) => b.segments.length - a.segments.length);

const SEGMENTS: ReadonlyMap<string, readonly Segment[]> = new Map(
  ADDRESSES.map(({ screen, segments }) => [screen, segments]),
);

/** The screen and its values of an address that was split at `/`; undefined where no screen has it. */
export function readAddress(parts: readonly (string | undefined)[]): PageRoute | undefined {
  for (const { screen, segments } of ADDRESSES) {
    const values: Record<string, string> = {};
    const fits = segments.every(({ word, name, isOptional, choices }, index) => {
      const part = parts[index];
      if (word !== undefined) return part === word;
      const isValue = part !== undefined && (choices === undefined || choices.includes(part));
      if (isValue) values[name] = part;
      return isValue || isOptional;
    });
    if (fits) return { screen, ...values } as unknown as PageRoute;
  }
  return undefined;
}

/** The address of a route, behind `#/`. */
export function writeAddress({ screen, ...values }: PageRoute): string {
  const given: Readonly<Record<string, string | undefined>> = values;
  return (SEGMENTS.get(screen) ?? [])
    .flatMap(({ word, name }) => word ?? (given[name] === undefined ? [] : encodeURIComponent(given[name])))
    .join('/');
}

/** Whether an address of a screen names one document by its id. */
export const hasId = (screen: string): boolean => SEGMENTS.get(screen)?.some(({ name }) => name === 'id') === true;
