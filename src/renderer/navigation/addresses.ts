/** Parses and formats the addresses of all screens. A kind of documents declares its own addresses; `pages.ts` declares the others. */
import { type AnyKind, DOCUMENT_KINDS, type Kind } from '../../shared/document/kinds/kinds.ts';
import { OTHER_PAGES } from './pages.ts';

/** Converts a union to the intersection of its members. Conditional types infer an intersection for the parameter of a function. */
export type IntersectMembers<Union> = (Union extends unknown ? (value: Union) => void : never) extends (
  value: infer All,
) => void
  ? All
  : never;
/** Every screen with its address. */
type Pages = IntersectMembers<Kind['pages']> & typeof OTHER_PAGES;

/** Splits `a|b` into the union `'a' | 'b'`. */
type Choice<Words extends string> = Words extends `${infer First}|${infer Rest}` ? First | Choice<Rest> : Words;
/** The parameters of an address, such as `{ id: string }` for `teams/:id`. */
type AddressParams<Path extends string> = Path extends `${infer Segment}/${infer Rest}`
  ? SegmentParam<Segment> & AddressParams<Rest>
  : SegmentParam<Path>;
/** The parameter of one segment. `unknown`, the neutral member of an intersection, for a literal word. */
type SegmentParam<Segment extends string> = Segment extends `:${infer Name}(${infer Words})?`
  ? { [K in Name]?: Choice<Words> }
  : Segment extends `:${infer Name}?`
    ? { [K in Name]?: string }
    : Segment extends `:${infer Name}`
      ? { [K in Name]: string }
      : unknown;
/** Shows an intersection as one object type in editors and error messages. */
type Flatten<T> = { [K in keyof T]: T[K] };

/** The route of each screen in `Pages`. */
export type PageRoute = {
  [Name in keyof Pages]: Pages[Name] extends string ? Flatten<{ screen: Name } & AddressParams<Pages[Name]>> : never;
}[keyof Pages];

interface Segment {
  /** A literal word of the address. Absent if the segment is a parameter. */
  readonly word?: string;
  readonly name: string;
  readonly isOptional: boolean;
  readonly choices?: readonly string[];
}

function readSegment(segmentText: string): Segment {
  const [, paramName, allowedWords, optional] = /^:(\w+)(?:\(([^)]*)\))?(\?)?$/.exec(segmentText) ?? [];
  if (paramName === undefined) return { word: segmentText, name: segmentText, isOptional: false };
  return {
    name: paramName,
    isOptional: optional !== undefined,
    ...(allowedWords === undefined ? {} : { choices: allowedWords.split('|') }),
  };
}

/** All addresses, longer ones first, so that `encounters/:id/show` does not match `encounters/:id`. */
const ADDRESSES = [...(DOCUMENT_KINDS as readonly AnyKind[]).map(({ pages }) => pages), OTHER_PAGES]
  .flatMap((pages) => Object.entries(pages))
  .map(([screen, addressPath]) => ({ screen, segments: addressPath.split('/').map(readSegment) }))
  .sort((a, b) => b.segments.length - a.segments.length);

const SEGMENTS: ReadonlyMap<string, readonly Segment[]> = new Map(
  ADDRESSES.map(({ screen, segments }) => [screen, segments]),
);

/** Parses an address that was split at `/`. Returns undefined if it belongs to no screen. */
export function parseAddress(addressParts: readonly (string | undefined)[]): PageRoute | undefined {
  for (const { screen, segments } of ADDRESSES) {
    const values: Record<string, string> = {};
    const isMatch = segments.every(({ word, name, isOptional, choices }, index) => {
      const addressPart = addressParts[index];
      if (word !== undefined) return addressPart === word;
      const isValue = addressPart !== undefined && (choices === undefined || choices.includes(addressPart));
      if (isValue) values[name] = addressPart;
      return isValue || isOptional;
    });
    if (isMatch) return { screen, ...values } as unknown as PageRoute;
  }
  return undefined;
}

/** Formats the address of a route, without the leading `#/`. */
export function formatAddress({ screen, ...values }: PageRoute): string {
  const paramValues: Readonly<Record<string, string | undefined>> = values;
  return (SEGMENTS.get(screen) ?? [])
    .flatMap(({ word, name }) => word ?? (paramValues[name] === undefined ? [] : encodeURIComponent(paramValues[name])))
    .join('/');
}

/** Whether the address of a screen contains the id of a document. */
export const hasId = (screen: string): boolean => SEGMENTS.get(screen)?.some(({ name }) => name === 'id') === true;
