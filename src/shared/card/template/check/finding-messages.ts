/** Formats findings on templates as messages. */
import { formatList } from '../../../texts/lists.ts';
import type { NamesIn, Translate } from '../../../texts/translate.ts';
import type { FindingDetail, TemplateFinding } from './template-finding.ts';

const quoteNames = (names: readonly string[]): string => names.map((name) => `"${name}"`).join(', ');
/** The maximum number of names that one message lists. */
const MAX_NAMES = 30;

/** Schema types with a translated name. */
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

function formatRange(
  translate: Translate,
  { least: minimum, most: maximum, of: unit }: Extract<FindingDetail, { kind: 'range' }>,
): string {
  if (maximum === undefined) return translate(`templateProblems.atLeast.${unit}`, { count: minimum ?? 0 });
  if (minimum === undefined) return translate(`templateProblems.atMost.${unit}`, { count: maximum });
  return minimum === maximum
    ? translate(`templateProblems.exactly.${unit}`, { count: maximum })
    : translate(`templateProblems.between.${unit}`, { least: minimum, count: maximum });
}

/** Formats options: texts in quotes, numbers without. */
const formatOptions = ({ options }: Extract<FindingDetail, { kind: 'one-of' }>): string =>
  options.map((option) => (typeof option === 'string' ? `"${option}"` : String(option))).join(', ');

function formatDetail(translate: Translate, detail: FindingDetail): string {
  switch (detail.kind) {
    case 'type':
      return translate('templateProblems.type', {
        wanted: nameType(translate, detail.expected),
        got: nameType(translate, detail.got),
      });
    case 'missing':
      return translate('templateProblems.missing', { wanted: nameType(translate, detail.expected) });
    case 'range':
      return formatRange(translate, detail);
    case 'one-of': {
      const values = { options: formatOptions(detail), got: detail.got };
      return detail.options.length > 1
        ? translate('templateProblems.oneOf', values)
        : translate('templateProblems.only', values);
    }
    case 'unknown-keys': {
      const keys = quoteNames(detail.keys);
      return detail.known.length === 0
        ? translate('templateProblems.unknownKeys', { keys })
        : translate('templateProblems.unknownKeysAmong', { keys, known: quoteNames(detail.known.slice(0, MAX_NAMES)) });
    }
    case 'mixed':
      return translate('templateProblems.mixed', { keys: quoteNames(detail.keys) });
    case 'item-outside':
      return translate('templateProblems.itemOutside');
    case 'no-number':
      return translate('templateProblems.noNumber', { got: detail.got });
    case 'number-in-words':
      return translate('templateProblems.numberInWords', { got: detail.got });
    case 'flat':
      return translate(`templateProblems.flat.${detail.side}`, { got: detail.got });
    case 'form':
      return translate('templateProblems.expected', { wanted: translate(`templateForms.${detail.form}`) });
    case 'shape':
      return translate('templateProblems.expected', { wanted: translate(`templateForms.${detail.of}`) });
    case 'unknown-name': {
      const names = quoteNames(detail.known.slice(0, MAX_NAMES));
      const known =
        detail.known.length === 0
          ? translate('templateProblems.noNames')
          : translate('templateProblems.names', { names });
      return translate('templateProblems.unknownName', { what: detail.what, name: detail.name, known });
    }
    case 'flow-takes-nothing':
      return translate('templateProblems.flowTakesNothing', { name: detail.name });
    case 'repeats-nothing':
      return detail.each === undefined
        ? translate('templateProblems.repeatsNothingAnywhere')
        : translate('templateProblems.repeatsNothing', { each: detail.each });
    case 'id-twice': {
      const otherElements = formatList(translate.language, detail.others);
      return translate('templateProblems.idTwice', {
        others: otherElements,
        count: detail.others.length,
        id: detail.id,
      });
    }
    case 'outside':
      return translate(`templateProblems.outside.${detail.of}`, { width: detail.width, height: detail.height });
    case 'order':
      return translate('templateProblems.order', { smaller: detail.smaller, greater: detail.greater });
    case 'pair-order':
      return translate('templateProblems.pairOrder');
    case 'dots':
      return translate('templateProblems.dots', { limit: detail.most, count: detail.count });
    case 'needs': {
      const keys = quoteNames(detail.keys);
      return detail.keys.length > 1
        ? translate('templateProblems.needsOne', { keys })
        : translate('templateProblems.needs', { keys });
    }
    case 'more-without-flow':
      return translate('templateProblems.moreWithoutFlow');
    case 'too-deep':
      return translate('templateProblems.tooDeep', { limit: detail.most });
    case 'too-much':
      return translate('templateProblems.tooMuch', { limit: detail.most });
    case 'proto':
      return translate('templateProblems.proto');
  }
}

/** Formats a finding as `front[3] (text, id name): box: expected 4 entries`, with the file in front if it is given. */
export function formatTemplateFinding(
  translate: Translate,
  { location, element, keyPath, detail }: TemplateFinding,
  file?: string,
): string {
  const elementText = element && ` (${element.kind}${element.id === undefined ? '' : `, id ${element.id}`})`;
  const locationParts = [
    file,
    location === '' ? undefined : `${location}${elementText ?? ''}`,
    keyPath === '' ? undefined : keyPath,
  ];
  return [...locationParts.filter((part) => part !== undefined), formatDetail(translate, detail)].join(': ');
}
