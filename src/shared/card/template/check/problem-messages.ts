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
const nameType = (translate: Translate, type: string): string =>
  isNamedType(type) ? translate(`templateTypes.${type}`) : type;

function rangeMessage(translate: Translate, { least, most, of }: Extract<ProblemDetail, { kind: 'range' }>): string {
  if (most === undefined) return translate(`templateProblems.atLeast.${of}`, { count: least ?? 0 });
  if (least === undefined) return translate(`templateProblems.atMost.${of}`, { count: most });
  return least === most
    ? translate(`templateProblems.exactly.${of}`, { count: most })
    : translate(`templateProblems.between.${of}`, { least, count: most });
}

/** Numbers stand without quotes, as they are written. */
const optionList = ({ options }: Extract<ProblemDetail, { kind: 'one-of' }>): string =>
  options.map((option) => (typeof option === 'string' ? `"${option}"` : String(option))).join(', ');

function wrongMessage(translate: Translate, wrong: ProblemDetail): string {
  switch (wrong.kind) {
    case 'type':
      return translate('templateProblems.type', {
        wanted: nameType(translate, wrong.expected),
        got: nameType(translate, wrong.got),
      });
    case 'missing':
      return translate('templateProblems.missing', { wanted: nameType(translate, wrong.expected) });
    case 'range':
      return rangeMessage(translate, wrong);
    case 'one-of': {
      const values = { options: optionList(wrong), got: wrong.got };
      return wrong.options.length > 1
        ? translate('templateProblems.oneOf', values)
        : translate('templateProblems.only', values);
    }
    case 'unknown-keys': {
      const keys = named(wrong.keys);
      return wrong.known.length === 0
        ? translate('templateProblems.unknownKeys', { keys })
        : translate('templateProblems.unknownKeysAmong', { keys, known: named(wrong.known.slice(0, MOST_NAMES)) });
    }
    case 'mixed':
      return translate('templateProblems.mixed', { keys: named(wrong.keys) });
    case 'item-outside':
      return translate('templateProblems.itemOutside');
    case 'no-number':
      return translate('templateProblems.noNumber', { got: wrong.got });
    case 'number-in-words':
      return translate('templateProblems.numberInWords', { got: wrong.got });
    case 'flat':
      return translate(`templateProblems.flat.${wrong.side}`, { got: wrong.got });
    case 'form':
      return translate('templateProblems.expected', { wanted: translate(`templateForms.${wrong.form}`) });
    case 'shape':
      return translate('templateProblems.expected', { wanted: translate(`templateForms.${wrong.of}`) });
    case 'unknown-name': {
      const names = named(wrong.known.slice(0, MOST_NAMES));
      const known =
        wrong.known.length === 0
          ? translate('templateProblems.noNames')
          : translate('templateProblems.names', { names });
      return translate('templateProblems.unknownName', { what: wrong.what, name: wrong.name, known });
    }
    case 'flow-takes-nothing':
      return translate('templateProblems.flowTakesNothing', { name: wrong.name });
    case 'repeats-nothing':
      return wrong.each === undefined
        ? translate('templateProblems.repeatsNothingAnywhere')
        : translate('templateProblems.repeatsNothing', { each: wrong.each });
    case 'id-twice': {
      const others = formatList(translate.language, wrong.others);
      return translate('templateProblems.idTwice', { others, count: wrong.others.length, id: wrong.id });
    }
    case 'outside':
      return translate(`templateProblems.outside.${wrong.of}`, { width: wrong.width, height: wrong.height });
    case 'order':
      return translate('templateProblems.order', { smaller: wrong.smaller, greater: wrong.greater });
    case 'pair-order':
      return translate('templateProblems.pairOrder');
    case 'dots':
      return translate('templateProblems.dots', { limit: wrong.most, count: wrong.count });
    case 'needs': {
      const keys = named(wrong.keys);
      return wrong.keys.length > 1
        ? translate('templateProblems.needsOne', { keys })
        : translate('templateProblems.needs', { keys });
    }
    case 'more-without-flow':
      return translate('templateProblems.moreWithoutFlow');
    case 'too-deep':
      return translate('templateProblems.tooDeep', { limit: wrong.most });
    case 'too-much':
      return translate('templateProblems.tooMuch', { limit: wrong.most });
    case 'proto':
      return translate('templateProblems.proto');
  }
}

/** `front[3] (text, id name): box: expected 4 entries`, with the file before it where there is one. */
export function problemMessage(
  translate: Translate,
  { at, element, key, wrong }: TemplateProblem,
  file?: string,
): string {
  const who = element && ` (${element.kind}${element.id === undefined ? '' : `, id ${element.id}`})`;
  const place = [file, at === '' ? undefined : `${at}${who ?? ''}`, key === '' ? undefined : key];
  return [...place.filter((part) => part !== undefined), wrongMessage(translate, wrong)].join(': ');
}
