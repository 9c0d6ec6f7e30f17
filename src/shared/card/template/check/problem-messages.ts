/** What is wrong with a template, in words. */
import { formatList } from '../../../texts/lists.ts';
import type { NamesIn, Translate } from '../../../texts/translate.ts';
import type { ProblemDetail, TemplateProblem } from './problem.ts';

const named = (names: readonly string[]): string => names.map((name) => `"${name}"`).join(', ');
/** Enough to see the one that was meant. */
const MOST_NAMES = 30;

/** Types of a schema that people who write JSON have words for. */
const TYPES: ReadonlySet<string> = new Set<NamesIn<'templateTypes'>>([
  'string',
  'number',
  'int',
  'boolean',
  'array',
  'object',
  'record',
  'tuple',
  'null',
  'undefined',
  'nan',
]);
const isNamedType = (type: string): type is NamesIn<'templateTypes'> => TYPES.has(type);
const nameType = (t: Translate, type: string): string => (isNamedType(type) ? t(`templateTypes.${type}`) : type);

function rangeMessage(t: Translate, { least, most, of }: Extract<ProblemDetail, { kind: 'range' }>): string {
  if (most === undefined) return t(`templateProblems.atLeast.${of}`, { count: least ?? 0 });
  if (least === undefined) return t(`templateProblems.atMost.${of}`, { count: most });
  return least === most
    ? t(`templateProblems.exactly.${of}`, { count: most })
    : t(`templateProblems.between.${of}`, { least, count: most });
}

/** Numbers stand without quotes, as they are written. */
const optionList = ({ options }: Extract<ProblemDetail, { kind: 'one-of' }>): string =>
  options.map((option) => (typeof option === 'string' ? `"${option}"` : String(option))).join(', ');

function wrongMessage(t: Translate, wrong: ProblemDetail): string {
  switch (wrong.kind) {
    case 'type':
      return t('templateProblems.type', { wanted: nameType(t, wrong.expected), got: nameType(t, wrong.got) });
    case 'missing':
      return t('templateProblems.missing', { wanted: nameType(t, wrong.expected) });
    case 'range':
      return rangeMessage(t, wrong);
    case 'one-of': {
      const values = { options: optionList(wrong), got: wrong.got };
      return wrong.options.length > 1 ? t('templateProblems.oneOf', values) : t('templateProblems.only', values);
    }
    case 'unknown-keys': {
      const keys = named(wrong.keys);
      return wrong.known.length === 0
        ? t('templateProblems.unknownKeys', { keys })
        : t('templateProblems.unknownKeysAmong', { keys, known: named(wrong.known.slice(0, MOST_NAMES)) });
    }
    case 'mixed':
      return t('templateProblems.mixed', { keys: named(wrong.keys) });
    case 'item-outside':
      return t('templateProblems.itemOutside');
    case 'no-number':
      return t('templateProblems.noNumber', { got: wrong.got });
    case 'number-in-words':
      return t('templateProblems.numberInWords', { got: wrong.got });
    case 'flat':
      return t(`templateProblems.flat.${wrong.side}`, { got: wrong.got });
    case 'form':
      return t('templateProblems.expected', { wanted: t(`templateForms.${wrong.form}`) });
    case 'shape':
      return t('templateProblems.expected', { wanted: t(`templateForms.${wrong.of}`) });
    case 'unknown-name': {
      const names = named(wrong.known.slice(0, MOST_NAMES));
      const known = wrong.known.length === 0 ? t('templateProblems.noNames') : t('templateProblems.names', { names });
      return t('templateProblems.unknownName', { what: wrong.what, name: wrong.name, known });
    }
    case 'flow-takes-nothing':
      return t('templateProblems.flowTakesNothing', { name: wrong.name });
    case 'repeats-nothing':
      return wrong.each === undefined
        ? t('templateProblems.repeatsNothingAnywhere')
        : t('templateProblems.repeatsNothing', { each: wrong.each });
    case 'id-twice': {
      const others = formatList(t.language, wrong.others);
      return t('templateProblems.idTwice', { others, count: wrong.others.length, id: wrong.id });
    }
    case 'outside':
      return t(`templateProblems.outside.${wrong.of}`, { width: wrong.width, height: wrong.height });
    case 'order':
      return t('templateProblems.order', { smaller: wrong.smaller, greater: wrong.greater });
    case 'pair-order':
      return t('templateProblems.pairOrder');
    case 'dots':
      return t('templateProblems.dots', { limit: wrong.most, count: wrong.count });
    case 'needs': {
      const keys = named(wrong.keys);
      return wrong.keys.length > 1 ? t('templateProblems.needsOne', { keys }) : t('templateProblems.needs', { keys });
    }
    case 'more-without-flow':
      return t('templateProblems.moreWithoutFlow');
    case 'too-deep':
      return t('templateProblems.tooDeep', { limit: wrong.most });
    case 'too-much':
      return t('templateProblems.tooMuch', { limit: wrong.most });
    case 'proto':
      return t('templateProblems.proto');
  }
}

/** `front[3] (text, id name): box: expected 4 entries`, with the file before it where there is one. */
export function problemMessage(t: Translate, { at, element, key, wrong }: TemplateProblem, file?: string): string {
  const who = element && ` (${element.kind}${element.id === undefined ? '' : `, id ${element.id}`})`;
  const place = [file, at === '' ? undefined : `${at}${who ?? ''}`, key === '' ? undefined : key];
  return [...place.filter((part) => part !== undefined), wrongMessage(t, wrong)].join(': ');
}
