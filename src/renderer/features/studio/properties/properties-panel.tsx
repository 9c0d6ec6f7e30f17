import { Fragment, memo, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { isRowTemplate } from '../../../../shared/card/template/row-templates.ts';
import type { Element } from '../../../../shared/card/template/template.ts';
import { type Edit, setOrRemove } from '../../../../shared/document/edit.ts';
import { joinPointer } from '../../../../shared/document/pointer.ts';
import { setFrame } from '../../../../shared/studio/arrange/move.ts';
import { getBoundsAround, getElementBox, getFrame, toRect } from '../../../../shared/studio/elements.ts';
import {
  listElementProperties,
  listGameTemplateProperties,
  type Property,
} from '../../../../shared/studio/properties.ts';
import { findElement, findElements, roundLength, setElementValue } from '../../../../shared/studio/view.ts';
import type { Translate } from '../../../../shared/texts/translate.ts';
import { useLatest } from '../../../platform/use-latest.ts';
import { useGames } from '../../../store/library-context.ts';
import { useTranslate } from '../../../texts/use-translate.ts';
import { OverflowNotice } from '../overflow/overflow-notice.tsx';
import { getElementLabel } from '../tree/element-tree.tsx';
import { formatCardSize, formatPosition, useLengthUnit } from '../units.ts';
import type { Studio } from '../use-studio.ts';
import { FallbackField } from './fallback-field.tsx';
import { useFormSource } from './form-source.ts';
import { FontsPanel } from './panels/fonts-panel.tsx';
import { GettingStartedPanel, type GettingStartedProps, hasManyElements } from './panels/getting-started-panel.tsx';
import { IconsPanel } from './panels/icons-panel.tsx';
import { PicturesPanel } from './panels/pictures-panel.tsx';
import { SizesPanel } from './panels/sizes-panel.tsx';
import { StylesPanel } from './panels/styles-panel.tsx';
import { SymbolsPanel } from './panels/symbols-panel.tsx';
import { ThemeColorsNote } from './panels/theme-colors-note.tsx';
import { ThemesPanel } from './panels/themes-panel.tsx';
import css from './properties.module.css';
import { PropertyRow } from './property-field.tsx';

/** Shows the form of the selected element, a list of several selected elements, or the form of the template if nothing is selected. */
export const PropertiesPanel = memo(function PropertiesPanel({ studio, actions, presets }: GettingStartedProps) {
  const { selection } = studio;
  const [hadManyElements] = useState(() => hasManyElements(studio.studioView));
  const [firstAddress, ...otherAddresses] = selection;
  if (firstAddress === undefined) {
    return (
      <>
        {hadManyElements ? null : <GettingStartedPanel studio={studio} actions={actions} presets={presets} />}
        <TemplatePanel studio={studio} actions={actions} />
      </>
    );
  }
  return otherAddresses.length === 0 ? (
    <ElementPanel key={firstAddress} studio={studio} address={firstAddress} />
  ) : (
    <MultipleElementsPanel studio={studio} />
  );
});

/** The keys of the first section, which place an element. `hold` anchors the element to edges of the card in other sizes. */
const PLACEMENT_KEYS: ReadonlySet<string> = new Set(['box', 'rotate', 'hold']);
/** The keys of the last section: names and flags for the editor, and the condition under which the element is printed. */
const LAST_SECTION_KEYS: ReadonlySet<string> = new Set(['title', 'id', 'group', 'locked', 'hidden', 'when']);

function ElementPanel({ studio, address }: { studio: Studio; address: string }) {
  const translate = useTranslate();
  const formSource = useFormSource(studio, address);
  const element = findElement(studio.studioView, address)?.element;
  const latestRef = useLatest(studio);
  const changeProperty = useCallback(
    (propertyKey: string, nextValue: unknown, isTyping?: boolean, otherEdits: readonly Edit[] = []) => {
      const { studioView, commitEdits } = latestRef.current;
      if (propertyKey === 'box')
        commitEdits(setFrame(studioView, address, toRect(nextValue as Element['box'])), isTyping);
      else
        commitEdits(
          [...otherEdits, ...setElementValue(studioView, address, joinPointer('', propertyKey), nextValue)],
          isTyping,
        );
    },
    [address, latestRef],
  );
  const titleRef = useRef<HTMLHeadingElement>(null);
  // The form of a newly selected element starts at the top, even if the previous form was scrolled.
  useLayoutEffect(() => {
    titleRef.current?.parentElement?.scrollTo(0, 0);
  }, []);
  // The frame of a path has the size of its visible outline, which may differ from the element's `box`.
  const frameLengths = useMemo(() => (element === undefined ? undefined : getFrameLengths(element)), [element]);
  if (element === undefined) return null;
  const allProperties = listElementProperties(element.kind);
  const renderProperty = (property: Property) => (
    <PropertyRow
      key={property.key}
      property={property}
      value={property.key === 'box' ? frameLengths : element[property.key as keyof typeof element]}
      label={getSymbolPropertyLabel(translate, element, property.key)}
      formSource={formSource}
      changeProperty={changeProperty}
    />
  );
  const contentProperties = sortSymbolProperties(
    element,
    allProperties.filter(
      ({ key }) => !PLACEMENT_KEYS.has(key) && !LAST_SECTION_KEYS.has(key) && !hasNoEffect(element, key),
    ),
  );
  return (
    <>
      <h2 ref={titleRef} tabIndex={-1} className={css.title}>
        {translate(`studio.kinds.${element.kind}`)}
        <span className={css.value}>{getElementLabel(translate, element, studio.game)}</span>
      </h2>
      <OverflowNotice address={address} elementKind={element.kind} />
      <section className={css.section} aria-label={translate('studio.place')}>
        <h3>{translate('studio.place')}</h3>
        {allProperties.filter(({ key }) => PLACEMENT_KEYS.has(key)).map(renderProperty)}
      </section>
      <section className={css.section} aria-label={translate('studio.content')}>
        <h3>{translate('studio.content')}</h3>
        {contentProperties.map((property) =>
          property.editor === 'elements' ? (
            <FallbackField key={property.key} studio={studio} artAddress={address} />
          ) : (
            renderProperty(property)
          ),
        )}
      </section>
      <section className={css.section} aria-label={translate('studio.aside')}>
        <h3>{translate('studio.aside')}</h3>
        {allProperties.filter(({ key }) => LAST_SECTION_KEYS.has(key)).map(renderProperty)}
      </section>
    </>
  );
}

function getFrameLengths(element: Element): readonly number[] {
  const { x, y, width, height } = getFrame(element);
  return [x, y, width, height].map(roundLength);
}

/** Whether a symbol always shows the same drawing, instead of one that a field names or contains. */
const isFixedSymbol = (element: Element): boolean =>
  element.kind === 'symbol' && element.name === undefined && element.drawing === undefined;

/** Puts the symbol itself first, where a field does not choose another one. */
const sortSymbolProperties = (element: Element, properties: readonly Property[]): readonly Property[] =>
  isFixedSymbol(element)
    ? [...properties].sort((first, second) => Number(second.key === 'otherwise') - Number(first.key === 'otherwise'))
    : properties;

/** Returns the label of a property of a symbol, which depends on what else the symbol shows; undefined for the usual label. */
function getSymbolPropertyLabel(translate: Translate, element: Element, propertyKey: string): string | undefined {
  if (element.kind !== 'symbol') return undefined;
  if (propertyKey === 'name') return translate('studio.symbolByName');
  return propertyKey === 'otherwise' && isFixedSymbol(element) ? translate('studio.kinds.symbol') : undefined;
}

/** Whether a property has no effect while the other properties of the element have their current values. */
const hasNoEffect = (element: Element, propertyKey: string): boolean =>
  element.kind === 'picture' &&
  ((propertyKey === 'tile' && element.fit !== 'tile') ||
    (propertyKey === 'zoom' && (element.fit ?? 'cover') !== 'cover') ||
    (propertyKey === 'focus' && (element.fit === 'tile' || element.fit === 'stretch')));

function MultipleElementsPanel({ studio }: { studio: Studio }) {
  const translate = useTranslate();
  const { studioView, selection } = studio;
  const selectedElements = findElements(studioView, selection);
  const lengthUnit = useLengthUnit();
  const bounds = getBoundsAround(selectedElements.map(getElementBox));
  return (
    <>
      <h2 className={css.title}>{translate('studio.several', { n: selectedElements.length })}</h2>
      {bounds === undefined ? null : (
        <p className={css.hint}>
          {translate('studio.frame', {
            place: formatPosition(translate, bounds, lengthUnit),
            size: formatCardSize(translate, bounds.width, bounds.height, lengthUnit),
          })}
        </p>
      )}
      <ul className={css.chosenList}>
        {selectedElements.map(({ address, element }) => (
          <li key={address}>
            <button type="button" onClick={() => studio.select([address])}>
              {getElementLabel(translate, element, studio.game)}
              <span className={css.value}>{translate(`studio.kinds.${element.kind}`)}</span>
            </button>
          </li>
        ))}
      </ul>
      <p className={css.hint}>{translate('studio.severalHint')}</p>
    </>
  );
}

/** The keys of the template that can't be edited, or that another panel edits. */
const OMITTED_KEYS: ReadonlySet<string> = new Set(['$schema', 'format', 'version', 'id', 'themes']);

function TemplatePanel({ studio, actions }: Pick<GettingStartedProps, 'studio' | 'actions'>) {
  const translate = useTranslate();
  const gameCatalog = useGames();
  const { template, commitEdits } = studio;
  const formSource = useFormSource(studio);
  const changeProperty = useCallback(
    (propertyKey: string, nextValue: unknown, isTyping?: boolean) => {
      commitEdits([setOrRemove(joinPointer('', propertyKey), nextValue)], isTyping);
    },
    [commitEdits],
  );
  return (
    <>
      <h2 className={css.title}>{translate('studio.template')}</h2>
      <section className={css.section} aria-label={translate('studio.template')}>
        {listGameTemplateProperties(gameCatalog)
          .filter(({ key, editor }) => !OMITTED_KEYS.has(key) && editor !== 'panel' && editor !== 'elements')
          // Rows of a deck have no faction.
          .filter(({ key }) => key !== 'ownColours' || !isRowTemplate(template))
          .map((property) => (
            <Fragment key={property.key}>
              <PropertyRow
                property={property}
                value={template[property.key as keyof typeof template]}
                formSource={formSource}
                changeProperty={changeProperty}
              />
              {property.key === 'theme' ? <ThemeColorsNote formSource={formSource} /> : null}
            </Fragment>
          ))}
      </section>
      <StylesPanel studio={studio} formSource={formSource} />
      <FontsPanel studio={studio} />
      <ThemesPanel studio={studio} formSource={formSource} />
      <SizesPanel studio={studio} formSource={formSource} />
      <PicturesPanel studio={studio} actions={actions} />
      <SymbolsPanel studio={studio} />
      <IconsPanel studio={studio} />
    </>
  );
}
