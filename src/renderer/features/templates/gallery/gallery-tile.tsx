import { Copy, Ellipsis, Share, TextCursorInput, Trash2 } from 'lucide-react';
import { memo, useMemo, useRef } from 'react';
import { Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components';
import type { CardTemplate } from '../../../../shared/card/template/template.ts';
import type { Character, Faction } from '../../../../shared/document/schema.ts';
import { findStandardSize } from '../../../../shared/studio/new-template.ts';
import { formatLateText } from '../../../../shared/texts/late-text.ts';
import { Button, IconButton } from '../../../components/button.tsx';
import { Name } from '../../../components/name.tsx';
import overlay from '../../../components/overlay.module.css';
import { formatHash } from '../../../navigation/router.ts';
import { useFonts } from '../../../store/fonts/use-fonts.ts';
import { useGames } from '../../../store/library-context.ts';
import { useCharacterWithDrawing } from '../../../store/pictures/use-drawing.ts';
import { useCardPictures } from '../../../store/pictures/use-pictures.ts';
import { joinNames } from '../../../strings/documents/lists.ts';
import { shortenName } from '../../../strings/documents/shorten-name.ts';
import { describeOwnFiles } from '../../../strings/studio/gallery.ts';
import { useTranslate } from '../../../texts/use-translate.ts';
import { ratioOf } from '../card-ratio.ts';
import { piecesOf } from '../subjects.ts';
import { templatePicture } from '../template-picture.ts';
import css from './gallery.module.css';
import { useNear } from './use-near.ts';
import type { User } from './users.ts';

export type TileAction = 'edit' | 'style' | 'rename' | 'duplicate' | 'export' | 'delete';

interface Props {
  template: CardTemplate;
  isOwn: boolean;
  /** The name of the style's base template; undefined for other templates. */
  styleOf: string | undefined;
  /** The character whose card is shown. */
  character: Character;
  factions: readonly Faction[];
  /** The characters that use the template, or the decks if it is for rows. */
  users: readonly User[];
  /** Styles based on the template. */
  styles: readonly User[];
  onAct(action: TileAction, template: CardTemplate): void;
}

/** The maximum number of names of users shown. */
const NAMED = 12;

/** Shows a template as a card, with its actions. */
export const GalleryTile = memo(function GalleryTile({
  template,
  isOwn,
  styleOf,
  users,
  styles,
  onAct,
  ...shown
}: Props) {
  const translate = useTranslate();
  const gameCatalog = useGames();
  const { id, name, size, credit, sizes, of = 'character' } = template;
  const [fonts, pictures] = [countOf(template.fonts), countOf(template.pictures)];
  const kind = useMemo(
    () => piecesOf(translate, gameCatalog, template, gameCatalog.getGame(shown.character)),
    [translate, template, shown.character, gameCatalog.getGame, gameCatalog],
  );
  const usual = findStandardSize(size);
  const names = users.slice(0, NAMED).map((one) => shortenName(one.name || translate('editing.unnamed')));
  return (
    <li className={css.tile}>
      <a
        className={css.picture}
        href={formatHash({ screen: 'studio', id })}
        aria-label={(isOwn
          ? (name: string) => translate('gallery.open', { name: shortenName(name) })
          : (name: string) => translate('gallery.look', { name: shortenName(name) }))(name)}
      >
        <TilePicture template={template} {...shown} />
      </a>
      <div className={css.words}>
        <div className={css.name}>
          <strong>
            <Name name={name} />
          </strong>
          <MenuTrigger>
            <IconButton icon={<Ellipsis />} label={translate('gallery.more', { name: shortenName(name) })} />
            <Popover className={overlay.popover ?? ''} offset={4} placement="bottom end">
              <Menu
                className={overlay.list ?? ''}
                aria-label={translate('gallery.more', { name: shortenName(name) })}
                onAction={(action) => onAct(action as TileAction, template)}
              >
                {ACTIONS.filter((one) => isOwn || !one.isOwnOnly).map(({ action, icon: Icon }) => (
                  <MenuItem
                    key={action}
                    id={action}
                    textValue={translate(`gallery.${action}`)}
                    className={`${overlay.option} ${css.item}`}
                  >
                    <Icon aria-hidden />
                    {translate(`gallery.${action}`)}
                  </MenuItem>
                ))}
              </Menu>
            </Popover>
          </MenuTrigger>
        </div>
        <span className={css.quiet}>
          {usual === undefined ? '' : `${translate(`gallery.sizeNames.${usual}`)}, `}
          {translate('templates.size', { width: size.width, height: size.height })}
          {kind === undefined ? '' : `, ${formatLateText(translate, kind.many)}`}
          {sizes === undefined ? '' : `, ${translate('templates.sizes', { n: Object.keys(sizes).length })}`}
        </span>
        {styleOf === undefined ? null : (
          <span className={css.quiet}>{translate('gallery.styleOf', { base: shortenName(styleOf) })}</span>
        )}
        {of === 'character' || of === 'row' ? (
          <span
            className={css.quiet}
            title={users.length === 0 ? undefined : joinNames(translate, names, users.length - names.length)}
          >
            {(of === 'row'
              ? (n: number) => translate('gallery.usedByDecks', { n })
              : (n: number) => translate('gallery.usedBy', { n }))(users.length)}
          </span>
        ) : null}
        {styles.length === 0 ? null : (
          <span className={css.quiet} title={styles.map((one) => shortenName(one.name)).join(', ')}>
            {translate('gallery.styles', { n: styles.length })}
          </span>
        )}
        {fonts + pictures === 0 ? null : (
          <span className={css.quiet}>{describeOwnFiles(translate, fonts, pictures)}</span>
        )}
        {credit === undefined ? null : <span className={css.quiet}>{credit}</span>}
      </div>
      <div className={css.actions}>
        {isOwn ? (
          <Button
            aria-label={translate('templates.editOf', { name: shortenName(name) })}
            onPress={() => onAct('edit', template)}
          >
            {translate('gallery.edit')}
          </Button>
        ) : null}
        {styleOf !== undefined ? null : (
          <Button
            aria-label={translate('gallery.restyle', { name: shortenName(name) })}
            onPress={() => onAct('style', template)}
          >
            {translate('gallery.changeStyle')}
          </Button>
        )}
        {isOwn ? null : (
          <Button
            aria-label={translate('templates.ownOf', { name: shortenName(name) })}
            onPress={() => onAct('edit', template)}
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

const countOf = (parts: object | undefined): number => Object.keys(parts ?? {}).length;

/** Draws the card once it is near the visible area. */
function TilePicture({ template, character, factions }: Pick<Props, 'template' | 'character' | 'factions'>) {
  const translate = useTranslate();
  const gameCatalog = useGames();
  const place = useRef<HTMLSpanElement>(null);
  const isNear = useNear(place);
  const fonts = useFonts();
  const whole = useCharacterWithDrawing(character);
  const pictures = useCardPictures(whole, factions, template);
  const svg = useMemo(() => {
    if (fonts.kind !== 'ready' || !isNear) return undefined;
    return templatePicture(
      gameCatalog,
      template,
      piecesOf(translate, gameCatalog, template, gameCatalog.getGame(whole))?.first,
      whole,
      factions,
      fonts.fonts,
      pictures,
    );
  }, [translate, template, whole, factions, fonts, pictures, isNear, gameCatalog]);
  return (
    <span ref={place} className={css.card} style={ratioOf(template)} aria-hidden="true">
      {svg === '' ? (
        <span className={css.quiet}>{translate('gallery.noPicture')}</span>
      ) : (
        <span
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own writer made it, with every text of the user as outlines or escaped
          dangerouslySetInnerHTML={{ __html: svg ?? '' }}
        />
      )}
    </span>
  );
}
