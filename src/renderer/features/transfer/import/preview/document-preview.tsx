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
import { layoutTemplatePreview } from '../../../templates/template-preview.ts';
import { findTemplatePieces } from '../../../templates/template-subjects.ts';
import css from './preview.module.css';
import { PreviewFontFacts } from './preview-font-facts.tsx';
import type { PreviewProps } from './preview-props.ts';
import { resolvePreviewTemplate } from './preview-template.ts';
import { type PreviewFonts, usePreviewFonts } from './use-preview-fonts.ts';
import { usePreviewPictures } from './use-preview-pictures.ts';
import { useSampleCharacter } from './use-sample-character.ts';

/** Shows a template, a style or a font of an import before it is saved. */
export function DocumentPreview(props: PreviewProps) {
  return props.candidate.incoming.kind === 'fonts' ? <FontPreview {...props} /> : <TemplatePreview {...props} />;
}

function FontPreview({ candidate: { incoming }, reader, sources }: PreviewProps) {
  const fontHash = getFontHash(incoming.document);
  const fonts = usePreviewFonts([fontHash], reader, sources);
  return fonts === undefined ? (
    <div className={css.waiting} />
  ) : (
    <PreviewFontFacts fontName={incoming.name} previewFont={fonts.get(fontHash)} />
  );
}

function TemplatePreview({ candidate, candidates, reader, sources }: PreviewProps) {
  const translate = useTranslate();
  const gameCatalog = useGames();
  const { document } = candidate.incoming;
  const savedTemplates = useSavedTemplates();
  const { template, baseName, findingTexts } = useMemo(() => {
    const importedTemplates = candidates.flatMap(({ incoming }) =>
      incoming.kind === 'templates' ? [incoming.document] : [],
    );
    return resolvePreviewTemplate(translate, gameCatalog, document, importedTemplates, savedTemplates);
  }, [document, candidates, savedTemplates, gameCatalog, translate]);
  // The fonts of a template are shown even if the template cannot be used.
  const fontHashes = [...new Set(listFontHashes(template ?? document))];
  const fonts = usePreviewFonts(fontHashes, reader, sources);
  const fontNames = getFontNames(template);
  return (
    <section className={css.look} aria-label={translate('transfer.look')}>
      {findingTexts.map((findingText) => (
        <p key={findingText} className={css.bad}>
          {findingText}
        </p>
      ))}
      {baseName === undefined && template?.credit === undefined ? null : (
        <p className={css.quiet} dir="auto">
          {[baseName && translate('gallery.styleOf', { base: shortenName(baseName) }), template?.credit]
            .filter((sentence) => sentence !== undefined)
            .join(' · ')}
        </p>
      )}
      {template === undefined ? null : fonts === undefined ? (
        <div className={`${css.sides} ${css.waiting}`} />
      ) : (
        <TemplateSides template={template} fonts={fonts} reader={reader} />
      )}
      {fontHashes.length === 0 ? null : (
        <>
          <h4>{translate('transfer.lookFonts', { n: fontHashes.length })}</h4>
          <ul className={css.fonts}>
            {[...(fonts ?? [])].map(([fontHash, previewFont]) => (
              <li key={fontHash}>
                <PreviewFontFacts
                  fontName={fontNames.get(fontHash) ?? translate('transfer.unnamed')}
                  previewFont={previewFont}
                />
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

/** Returns the names that a template gives its fonts, by the hashes of the font files. */
const getFontNames = (template: CardTemplate | undefined): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(template?.fonts ?? {}).map(([fontKey, { src, name = fontKey }]) => [
      src.replace(/^sha256:/, ''),
      name,
    ]),
  );

interface TemplateSidesProps extends Pick<PreviewProps, 'reader'> {
  template: CardTemplate;
  fonts: PreviewFonts;
}

function TemplateSides({ template, fonts, reader }: TemplateSidesProps) {
  const baseFonts = useFonts();
  const fontSet = useMemo(() => {
    const fontFiles = [...fonts].flatMap(([fontHash, previewFont]): [string, Uint8Array][] =>
      typeof previewFont === 'object' ? [[fontHash, previewFont.file]] : [],
    );
    return baseFonts.kind === 'ready' ? addUserFonts(baseFonts.fonts, new Map(fontFiles)) : undefined;
  }, [baseFonts, fonts]);
  if (baseFonts.kind === 'failed') return <p className={css.bad}>{baseFonts.reason}</p>;
  return fontSet === undefined ? (
    <div className={`${css.sides} ${css.waiting}`} />
  ) : (
    <RenderedSides template={template} fontSet={fontSet} reader={reader} />
  );
}

function RenderedSides({
  template,
  fontSet,
  reader,
}: Pick<TemplateSidesProps, 'template' | 'reader'> & { fontSet: FontSet }) {
  const translate = useTranslate();
  const gameCatalog = useGames();
  const shownGame = useShownGame();
  const suitableGames = listTemplateGames(gameCatalog, template);
  const game = suitableGames.includes(shownGame) ? shownGame : (suitableGames[0] ?? shownGame);
  const { character, factions } = useSampleCharacter(game);
  const completeCharacter = useCharacterWithDrawing(character);
  const importedPictures = usePreviewPictures(template, reader);
  const savedPictures = useCardPictures(completeCharacter, factions, template);
  const sides = useMemo(() => {
    const samplePiece = findTemplatePieces(translate, gameCatalog, template, game)?.firstPiece;
    const pictures = new Map([...savedPictures.pictures, ...importedPictures.bySource]);
    const getHref = (pictureKey: string) => importedPictures.getHref(pictureKey) ?? savedPictures.getHref(pictureKey);
    const { factionPictures } = savedPictures;
    const layouts = layoutTemplatePreview(gameCatalog, template, samplePiece, completeCharacter, factions, fontSet, {
      pictures,
      factionPictures,
    });
    if (layouts === undefined) return [];
    return (['front', 'back'] as const).flatMap((side) =>
      layouts[side].items.length === 0
        ? []
        : [{ side, svg: toSvg(layouts[side], fontSet, { idPrefix: `look-${side}`, getHref }) }],
    );
  }, [translate, template, game, completeCharacter, factions, fontSet, importedPictures, savedPictures, gameCatalog]);
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
          {translate('transfer.lookWith', {
            name: shortenName(completeCharacter.name || translate('editing.unnamed')),
          })}
        </p>
      ) : null}
    </>
  );
}
