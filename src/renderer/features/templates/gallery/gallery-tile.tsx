import { Copy, Palette, PencilRuler, Share, TextCursorInput, Trash2 } from 'lucide-react';
import { memo, useMemo, useRef } from 'react';
import type { CardTemplate } from '../../../../shared/card/template/template.ts';
import type { Character, Faction } from '../../../../shared/document/schema.ts';
import { findStandardSize } from '../../../../shared/studio/new-template.ts';
import { formatLateText } from '../../../../shared/texts/late-text.ts';
import { Button } from '../../../components/button.tsx';
import { DisplayName } from '../../../components/display-name.tsx';
import { RowMenu } from '../../../components/row-menu/row-menu.tsx';
import { formatHash } from '../../../navigation/router.ts';
import { useFonts } from '../../../store/fonts/use-fonts.ts';
import { useGames } from '../../../store/library-context.ts';
import { useCharacterWithDrawing } from '../../../store/pictures/use-drawing.ts';
import { useCardPictures } from '../../../store/pictures/use-pictures.ts';
import { joinNames } from '../../../strings/documents/lists.ts';
import { shortenName } from '../../../strings/documents/shorten-name.ts';
import { describeOwnFiles } from '../../../strings/studio/gallery.ts';
import { useTranslate } from '../../../texts/use-translate.ts';
import { getCardRatioStyle } from '../card-ratio.ts';
import { drawTemplatePreview } from '../template-preview.ts';
import { findTemplatePieces } from '../template-subjects.ts';
import css from './gallery.module.css';
import type { TemplateUser } from './template-users.ts';
import { useEverNearViewport } from './use-ever-near-viewport.ts';

export type TileAction = 'edit' | 'style' | 'rename' | 'duplicate' | 'export' | 'delete';

interface Props {
  template: CardTemplate;
  isOwn: boolean;
  /** The name of the style's base template; undefined for templates that are not styles. */
  baseName: string | undefined;
  /** The character whose card is shown. */
  character: Character;
  factions: readonly Faction[];
  /** The characters that use the template, or the decks if it is for rows. */
  users: readonly TemplateUser[];
  /** Styles based on the template. */
  styles: readonly TemplateUser[];
  onTileAction(action: TileAction, template: CardTemplate): void;
}

/** The maximum number of users that are named. */
const MAX_USER_NAMES = 12;

/** Shows a template as a card, with its actions. */
export const GalleryTile = memo(function GalleryTile({
  template,
  isOwn,
  baseName,
  users,
  styles,
  onTileAction,
  ...previewContent
}: Props) {
  const translate = useTranslate();
  const gameCatalog = useGames();
  const {
    id,
    name: templateName,
    size: cardSize,
    credit,
    sizes: sizeVariants,
    of: subjectKind = 'character',
  } = template;
  const [fontCount, pictureCount] = [countEntries(template.fonts), countEntries(template.pictures)];
  const templatePieces = useMemo(
    () => findTemplatePieces(translate, gameCatalog, template, gameCatalog.getGame(previewContent.character)),
    [translate, template, previewContent.character, gameCatalog.getGame, gameCatalog],
  );
  const standardSize = findStandardSize(cardSize);
  const userNames = users
    .slice(0, MAX_USER_NAMES)
    .map((user) => shortenName(user.name || translate('editing.unnamed')));
  return (
    <li className={css.tile}>
      <a
        className={css.picture}
        href={formatHash({ screen: 'studio', id })}
        aria-label={
          isOwn
            ? translate('gallery.open', { name: shortenName(templateName) })
            : translate('gallery.look', { name: shortenName(templateName) })
        }
      >
        <TilePicture template={template} {...previewContent} />
      </a>
      <div className={css.words}>
        <div className={css.name}>
          <strong>
            <DisplayName name={templateName} />
          </strong>
          <RowMenu
            rowName={templateName}
            rowPointer={id}
            actions={[
              {
                id: 'edit',
                label: translate(isOwn ? 'gallery.edit' : 'gallery.makeOwn'),
                icon: <PencilRuler aria-hidden />,
                run: () => onTileAction('edit', template),
              },
              ...(baseName === undefined
                ? [
                    {
                      id: 'style',
                      label: translate('gallery.changeStyle'),
                      icon: <Palette aria-hidden />,
                      run: () => onTileAction('style', template),
                    },
                  ]
                : []),
              ...ACTIONS.filter((entry) => isOwn || !entry.isOwnOnly).map(({ action, icon: Icon }) => ({
                id: action,
                label: translate(`gallery.${action}`),
                icon: <Icon aria-hidden />,
                run: () => onTileAction(action, template),
              })),
            ]}
          />
        </div>
        <span className={css.quiet}>
          {standardSize === undefined ? '' : `${translate(`gallery.sizeNames.${standardSize}`)}, `}
          {translate('templates.size', { width: cardSize.width, height: cardSize.height })}
          {templatePieces === undefined ? '' : `, ${formatLateText(translate, templatePieces.pluralLabel)}`}
          {sizeVariants === undefined
            ? ''
            : `, ${translate('templates.sizes', { n: Object.keys(sizeVariants).length })}`}
        </span>
        {baseName === undefined ? null : (
          <span className={css.quiet}>{translate('gallery.styleOf', { base: shortenName(baseName) })}</span>
        )}
        {subjectKind === 'character' || subjectKind === 'row' ? (
          <span
            className={css.quiet}
            title={users.length === 0 ? undefined : joinNames(translate, userNames, users.length - userNames.length)}
          >
            {subjectKind === 'row'
              ? translate('gallery.usedByDecks', { n: users.length })
              : translate('gallery.usedBy', { n: users.length })}
          </span>
        ) : null}
        {styles.length === 0 ? null : (
          <span className={css.quiet} title={styles.map((style) => shortenName(style.name)).join(', ')}>
            {translate('gallery.styles', { n: styles.length })}
          </span>
        )}
        {fontCount + pictureCount === 0 ? null : (
          <span className={css.quiet}>{describeOwnFiles(translate, fontCount, pictureCount)}</span>
        )}
        {credit === undefined ? null : <span className={css.quiet}>{credit}</span>}
      </div>
      <div className={css.actions}>
        {isOwn ? (
          <Button
            aria-label={translate('templates.editOf', { name: shortenName(templateName) })}
            onPress={() => onTileAction('edit', template)}
          >
            {translate('gallery.edit')}
          </Button>
        ) : null}
        {baseName !== undefined ? null : (
          <Button
            aria-label={translate('gallery.restyle', { name: shortenName(templateName) })}
            onPress={() => onTileAction('style', template)}
          >
            {translate('gallery.changeStyle')}
          </Button>
        )}
        {isOwn ? null : (
          <Button
            aria-label={translate('templates.ownOf', { name: shortenName(templateName) })}
            onPress={() => onTileAction('edit', template)}
          >
            {translate('gallery.makeOwn')}
          </Button>
        )}
      </div>
    </li>
  );
});

const ACTIONS = [
  { action: 'rename', icon: TextCursorInput, isOwnOnly: true },
  { action: 'duplicate', icon: Copy, isOwnOnly: true },
  { action: 'export', icon: Share, isOwnOnly: false },
  { action: 'delete', icon: Trash2, isOwnOnly: true },
] as const;

const countEntries = (parts: object | undefined): number => Object.keys(parts ?? {}).length;

/** Draws the card once it is near the visible area. */
function TilePicture({ template, character, factions }: Pick<Props, 'template' | 'character' | 'factions'>) {
  const translate = useTranslate();
  const gameCatalog = useGames();
  const tileRef = useRef<HTMLSpanElement>(null);
  const isNearViewport = useEverNearViewport(tileRef);
  const fonts = useFonts();
  const characterWithDrawing = useCharacterWithDrawing(character);
  const pictures = useCardPictures(characterWithDrawing, factions, template);
  const svg = useMemo(() => {
    if (fonts.kind !== 'ready' || !isNearViewport) return undefined;
    return drawTemplatePreview(
      gameCatalog,
      template,
      findTemplatePieces(translate, gameCatalog, template, gameCatalog.getGame(characterWithDrawing))?.firstPiece,
      characterWithDrawing,
      factions,
      fonts.fonts,
      pictures,
    );
  }, [translate, template, characterWithDrawing, factions, fonts, pictures, isNearViewport, gameCatalog]);
  return (
    <span ref={tileRef} className={css.card} style={getCardRatioStyle(template)} aria-hidden="true">
      {svg === '' ? (
        <span className={css.quiet}>{translate('gallery.noPicture')}</span>
      ) : (
        <span
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own writer made it, with all texts of the user as outlines or escaped
          dangerouslySetInnerHTML={{ __html: svg ?? '' }}
        />
      )}
    </span>
  );
}
