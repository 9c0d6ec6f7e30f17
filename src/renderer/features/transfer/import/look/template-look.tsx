import { useMemo } from 'react';
import { toSvg } from '../../../../../shared/card/display/to-svg.ts';
import { listTemplateGames } from '../../../../../shared/card/template/game-templates.ts';
import type { CardTemplate } from '../../../../../shared/card/template/template.ts';
import type { FontSet } from '../../../../../shared/text/fonts/fonts.ts';
import { addUserFonts } from '../../../../../shared/text/fonts/user-fonts.ts';
import { useShownGame } from '../../../../games/shown-game.ts';
import { getFontHash, listFontHashes } from '../../../../store/fonts/font-files.ts';
import { useFonts } from '../../../../store/fonts/use-fonts.ts';
import { useGames } from '../../../../store/library-context.ts';
import { useCharacterWithDrawing } from '../../../../store/pictures/use-drawing.ts';
import { useCardPictures } from '../../../../store/pictures/use-pictures.ts';
import { useSavedTemplates } from '../../../../store/templates/use-templates.ts';
import { shortenName } from '../../../../strings/documents/shorten-name.ts';
import { useTranslate } from '../../../../texts/use-translate.ts';
import { piecesOf } from '../../../templates/subjects.ts';
import { templateSides } from '../../../templates/template-picture.ts';
import css from './look.module.css';
import type { LookProps } from './look-props.ts';
import { LookedFontFacts } from './looked-font.tsx';
import { lookedTemplate } from './looked-template.ts';
import { type LookedFonts, useLookedFonts } from './use-looked-fonts.ts';
import { useLookedPictures } from './use-looked-pictures.ts';
import { useSampleHero } from './use-sample-hero.ts';

/** Previews a template, a style or a font of an import before it is saved. */
export function Look(props: LookProps) {
  return props.candidate.incoming.kind === 'fonts' ? <FontLook {...props} /> : <TemplateLook {...props} />;
}

function FontLook({ candidate: { incoming }, reader, sources }: LookProps) {
  const hash = getFontHash(incoming.document);
  const fonts = useLookedFonts([hash], reader, sources);
  return fonts === undefined ? (
    <div className={css.waiting} />
  ) : (
    <LookedFontFacts name={incoming.name} looked={fonts.get(hash)} />
  );
}

function TemplateLook({ candidate, candidates, reader, sources }: LookProps) {
  const translate = useTranslate();
  const gameCatalog = useGames();
  const { document } = candidate.incoming;
  const kept = useSavedTemplates();
  const { template, base, problems } = useMemo(() => {
    const beside = candidates.flatMap(({ incoming }) => (incoming.kind === 'templates' ? [incoming.document] : []));
    return lookedTemplate(translate, gameCatalog, document, beside, kept);
  }, [document, candidates, kept, gameCatalog, translate]);
  // The fonts of a template are shown even if the template cannot be used.
  const hashes = [...new Set(listFontHashes(template ?? document))];
  const fonts = useLookedFonts(hashes, reader, sources);
  const names = namesOf(template);
  return (
    <section className={css.look} aria-label={translate('transfer.look')}>
      {problems.map((problem) => (
        <p key={problem} className={css.bad}>
          {problem}
        </p>
      ))}
      {base === undefined && template?.credit === undefined ? null : (
        <p className={css.quiet} dir="auto">
          {[base && translate('gallery.styleOf', { base: shortenName(base) }), template?.credit]
            .filter((words) => words !== undefined)
            .join(' · ')}
        </p>
      )}
      {template === undefined ? null : fonts === undefined ? (
        <div className={`${css.sides} ${css.waiting}`} />
      ) : (
        <Sides template={template} fonts={fonts} reader={reader} />
      )}
      {hashes.length === 0 ? null : (
        <>
          <h4>{translate('transfer.lookFonts', { n: hashes.length })}</h4>
          <ul className={css.fonts}>
            {[...(fonts ?? [])].map(([hash, looked]) => (
              <li key={hash}>
                <LookedFontFacts name={names.get(hash) ?? translate('transfer.unnamed')} looked={looked} />
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

/** Returns the names that a template gives its fonts, by the hash of their file. */
const namesOf = (template: CardTemplate | undefined): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(template?.fonts ?? {}).map(([key, { src, name = key }]) => [src.replace(/^sha256:/, ''), name]),
  );

interface SidesProps extends Pick<LookProps, 'reader'> {
  template: CardTemplate;
  fonts: LookedFonts;
}

function Sides({ template, fonts, reader }: SidesProps) {
  const base = useFonts();
  const set = useMemo(() => {
    const files = [...fonts].flatMap(([hash, looked]): [string, Uint8Array][] =>
      typeof looked === 'object' ? [[hash, looked.file]] : [],
    );
    return base.kind === 'ready' ? addUserFonts(base.fonts, new Map(files)) : undefined;
  }, [base, fonts]);
  if (base.kind === 'failed') return <p className={css.bad}>{base.reason}</p>;
  return set === undefined ? (
    <div className={`${css.sides} ${css.waiting}`} />
  ) : (
    <Drawn template={template} set={set} reader={reader} />
  );
}

function Drawn({ template, set, reader }: Pick<SidesProps, 'template' | 'reader'> & { set: FontSet }) {
  const translate = useTranslate();
  const gameCatalog = useGames();
  const here = useShownGame();
  const suitableGames = listTemplateGames(gameCatalog, template);
  const game = suitableGames.includes(here) ? here : (suitableGames[0] ?? here);
  const { character, factions } = useSampleHero(game);
  const whole = useCharacterWithDrawing(character);
  const own = useLookedPictures(template, reader);
  const kept = useCardPictures(whole, factions, template);
  const sides = useMemo(() => {
    const piece = piecesOf(translate, gameCatalog, template, game)?.first;
    const pictures = new Map([...kept.pictures, ...own.book]);
    const hrefOf = (key: string) => own.getHref(key) ?? kept.getHref(key);
    const { factionPictures } = kept;
    const laid = templateSides(gameCatalog, template, piece, whole, factions, set, { pictures, factionPictures });
    if (laid === undefined) return [];
    return (['front', 'back'] as const).flatMap((side) =>
      laid[side].items.length === 0
        ? []
        : [{ side, svg: toSvg(laid[side], set, { idPrefix: `look-${side}`, getHref: hrefOf }) }],
    );
  }, [translate, template, game, whole, factions, set, own, kept, gameCatalog]);
  if (sides.length === 0) return <p className={css.quiet}>{translate('gallery.noPicture')}</p>;
  return (
    <>
      <div className={css.sides}>
        {sides.map(({ side, svg }) => (
          <figure key={side} className={css.side}>
            <div
              className={css.card}
              // biome-ignore lint/security/noDangerouslySetInnerHtml: our own SVG writer outlines or escapes all user text
              dangerouslySetInnerHTML={{ __html: svg }}
            />
            <figcaption>{translate(`transfer.lookSides.${side}`)}</figcaption>
          </figure>
        ))}
      </div>
      {(template.of ?? 'character') === 'character' ? (
        <p className={css.quiet}>
          {translate('transfer.lookWith', { name: shortenName(whole.name || translate('editing.unnamed')) })}
        </p>
      ) : null}
    </>
  );
}
