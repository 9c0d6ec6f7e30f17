import { Fragment, memo, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Element } from '../../../../shared/card/template/template.ts';
import { type Edit, setOrRemove } from '../../../../shared/document/edit.ts';
import { pointer } from '../../../../shared/document/pointer.ts';
import { setFrame } from '../../../../shared/studio/arrange/move.ts';
import { boundsAround, boxOf, frameOf, rectOfBox } from '../../../../shared/studio/elements.ts';
import { elementProperties, type Property, wholeTemplateProperties } from '../../../../shared/studio/properties.ts';
import { elementAt, elementsAt, rounded, setAt } from '../../../../shared/studio/view.ts';
import { useLatest } from '../../../platform/use-latest.ts';
import { useGames } from '../../../store/library-context.ts';
import { useTranslate } from '../../../texts/use-translate.ts';
import { elementLabel } from '../tree/element-tree.tsx';
import { placeText, sizeText, useLengthUnit } from '../units.ts';
import type { Studio } from '../use-studio.ts';
import { FallbackField } from './fallback-field.tsx';
import { useFormSource } from './form-source.ts';
import { BeginPanel, type BeginProps, isBegun } from './panels/begin-panel.tsx';
import { FontsPanel } from './panels/fonts-panel.tsx';
import { IconsPanel } from './panels/icons-panel.tsx';
import { PicturesPanel } from './panels/pictures-panel.tsx';
import { SizesPanel } from './panels/sizes-panel.tsx';
import { StylesPanel } from './panels/styles-panel.tsx';
import { SymbolsPanel } from './panels/symbols-panel.tsx';
import { ThemesPanel } from './panels/themes-panel.tsx';
import { WornColours } from './panels/worn-colours.tsx';
import css from './properties.module.css';
import { PropertyRow } from './property-field.tsx';

/** What is chosen, by forms; the template itself where nothing is. */
export const PropertiesPanel = memo(function PropertiesPanel({ studio, acts, presets }: BeginProps) {
  const { selection } = studio;
  const [wasBegun] = useState(() => isBegun(studio.studioView));
  const [only, ...others] = selection;
  if (only === undefined) {
    return (
      <>
        {wasBegun ? null : <BeginPanel studio={studio} acts={acts} presets={presets} />}
        <TemplatePanel studio={studio} acts={acts} />
      </>
    );
  }
  return others.length === 0 ? (
    <ElementPanel key={only} studio={studio} address={only} />
  ) : (
    <SeveralPanel studio={studio} />
  );
});

/** Keys by which an element is placed, and those that only editors need. */
const PLACE: ReadonlySet<string> = new Set(['box', 'rotate', 'hold']);
const ASIDE: ReadonlySet<string> = new Set(['title', 'id', 'group', 'locked', 'hidden', 'when']);

function ElementPanel({ studio, address }: { studio: Studio; address: string }) {
  const translate = useTranslate();
  const form = useFormSource(studio, address);
  const element = elementAt(studio.studioView, address)?.element;
  const latestRef = useLatest(studio);
  const put = useCallback(
    (key: string, value: unknown, typed?: boolean, also: readonly Edit[] = []) => {
      const { studioView, run } = latestRef.current;
      if (key === 'box') run(setFrame(studioView, address, rectOfBox(value as Element['box'])), typed);
      else run([...also, ...setAt(studioView, address, pointer('', key), value)], typed);
    },
    [address, latestRef],
  );
  const title = useRef<HTMLHeadingElement>(null);
  // The form of another element begins at its beginning, however far the last one was scrolled.
  useLayoutEffect(() => {
    title.current?.parentElement?.scrollTo(0, 0);
  }, []);
  // Of a path the numbers are those of what is seen, not of the box that it is drawn in.
  const frame = useMemo(() => (element === undefined ? undefined : frameNumbers(element)), [element]);
  if (element === undefined) return null;
  const all = elementProperties(element.kind);
  const field = (property: Property) => (
    <PropertyRow
      key={property.key}
      property={property}
      value={property.key === 'box' ? frame : element[property.key as keyof typeof element]}
      studio={form}
      put={put}
    />
  );
  const own = all.filter(({ key }) => !PLACE.has(key) && !ASIDE.has(key) && !isIdle(element, key));
  return (
    <>
      <h2 ref={title} className={css.title}>
        {translate(`studio.kinds.${element.kind}`)}
        <span className={css.value}>{elementLabel(translate, element, studio.game)}</span>
      </h2>
      <section className={css.section} aria-label={translate('studio.place')}>
        <h3>{translate('studio.place')}</h3>
        {all.filter(({ key }) => PLACE.has(key)).map(field)}
      </section>
      <section className={css.section} aria-label={translate('studio.content')}>
        <h3>{translate('studio.content')}</h3>
        {own.map((property) =>
          property.editor === 'elements' ? (
            <FallbackField key={property.key} studio={studio} address={address} />
          ) : (
            field(property)
          ),
        )}
      </section>
      <section className={css.section} aria-label={translate('studio.aside')}>
        <h3>{translate('studio.aside')}</h3>
        {all.filter(({ key }) => ASIDE.has(key)).map(field)}
      </section>
    </>
  );
}

function frameNumbers(element: Element): readonly number[] {
  const { x, y, width, height } = frameOf(element);
  return [x, y, width, height].map(rounded);
}

/** Whether nothing would change with a property, as the element is. */
const isIdle = (element: Element, key: string): boolean =>
  element.kind === 'picture' &&
  ((key === 'tile' && element.fit !== 'tile') ||
    (key === 'zoom' && (element.fit ?? 'cover') !== 'cover') ||
    (key === 'focus' && (element.fit === 'tile' || element.fit === 'stretch')));

function SeveralPanel({ studio }: { studio: Studio }) {
  const translate = useTranslate();
  const { studioView, selection } = studio;
  const all = elementsAt(studioView, selection);
  const unit = useLengthUnit();
  const bounds = boundsAround(all.map(boxOf));
  return (
    <>
      <h2 className={css.title}>{translate('studio.several', { n: all.length })}</h2>
      {bounds === undefined ? null : (
        <p className={css.hint}>
          {translate('studio.frame', {
            place: placeText(translate, bounds, unit),
            size: sizeText(translate, bounds.width, bounds.height, unit),
          })}
        </p>
      )}
      <ul className={css.chosenList}>
        {all.map(({ address, element }) => (
          <li key={address}>
            <button type="button" onClick={() => studio.select([address])}>
              {elementLabel(translate, element, studio.game)}
              <span className={css.value}>{translate(`studio.kinds.${element.kind}`)}</span>
            </button>
          </li>
        ))}
      </ul>
      <p className={css.hint}>{translate('studio.severalHint')}</p>
    </>
  );
}

/** What is fixed, or changed elsewhere. */
const LEFT_OUT: ReadonlySet<string> = new Set(['$schema', 'format', 'version', 'id', 'themes']);

function TemplatePanel({ studio, acts }: Pick<BeginProps, 'studio' | 'acts'>) {
  const translate = useTranslate();
  const gameCatalog = useGames();
  const { template, run } = studio;
  const form = useFormSource(studio);
  const put = useCallback(
    (key: string, value: unknown, typed?: boolean) => {
      run([setOrRemove(pointer('', key), value)], typed);
    },
    [run],
  );
  return (
    <>
      <h2 className={css.title}>{translate('studio.template')}</h2>
      <section className={css.section} aria-label={translate('studio.template')}>
        {wholeTemplateProperties(gameCatalog)
          .filter(({ key, editor }) => !LEFT_OUT.has(key) && editor !== 'panel' && editor !== 'elements')
          .map((property) => (
            <Fragment key={property.key}>
              <PropertyRow
                property={property}
                value={template[property.key as keyof typeof template]}
                studio={form}
                put={put}
              />
              {property.key === 'theme' ? <WornColours form={form} /> : null}
            </Fragment>
          ))}
      </section>
      <StylesPanel studio={studio} form={form} />
      <FontsPanel studio={studio} />
      <ThemesPanel studio={studio} form={form} />
      <SizesPanel studio={studio} form={form} />
      <PicturesPanel studio={studio} acts={acts} />
      <SymbolsPanel studio={studio} />
      <IconsPanel studio={studio} />
    </>
  );
}
