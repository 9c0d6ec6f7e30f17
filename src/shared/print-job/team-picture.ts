/** Prepares one picture of a team: the fronts of its cards, and the texts above them. */
import type { Team } from '../document/schema.ts';
import { formatJudgedMode } from '../event-pack/mode-text.ts';
import type { PicturedCard, TeamPictureTexts } from '../print/shop/team-picture.ts';
import { getTeamRules } from '../rules/game-rules.ts';
import { judge } from '../rules/judge.ts';
import { truncateVisibly } from '../text/truncate.ts';
import type { Translate } from '../texts/translate.ts';
import { layoutCardsCached } from './layout-cards.ts';
import type { OpenPrint } from './open-print.ts';
import type { PreparedPictures } from './print-pictures.ts';
import { EVERYTHING, selectPrintable } from './printable-card.ts';
import { layoutWithPictures } from './write-cards.ts';

/** The resolution of pictures on the cards, which are smaller than on paper. */
const ART_DPI = 200;

export interface ReadyTeamPicture {
  readonly cards: readonly PicturedCard[];
  readonly texts: TeamPictureTexts;
  readonly preparedPictures: PreparedPictures;
}

/** Arranges the cards of the team of a print and prepares their pictures. Cards that continue show only their first front. */
export async function prepareTeamPicture(translate: Translate, openPrint: OpenPrint): Promise<ReadyTeamPicture> {
  const { printableCards: cards, preparedPictures } = await layoutWithPictures(
    openPrint,
    ART_DPI,
    async () =>
      selectPrintable(await layoutCardsCached(openPrint, 'cards'), EVERYTHING).flatMap(({ cards, copies }) => {
        const [firstCard] = cards;
        return firstCard === undefined ? [] : [{ front: firstCard.front, copies }];
      }),
    (picturedCards) => picturedCards.map(({ front }) => front),
  );
  return { cards, texts: createTexts(translate, openPrint), preparedPictures };
}

/** Returns the name of the team and the line with its size, its verdict and its event. */
function createTexts(translate: Translate, { gameCatalog, job }: OpenPrint): TeamPictureTexts {
  const [group] = job.groups;
  if (group?.document.format !== 'rollcall.team') throw new Error('A picture of a team is made of one team.');
  const team = group.document as Team;
  const { characters = job.characters, eventPack, invalidEventPack } = group;
  const { verdict, levels } = judge(gameCatalog, team, {
    characters,
    ...(eventPack === undefined ? {} : { eventPack }),
    ...(invalidEventPack === undefined ? {} : { invalidEventPack }),
  });
  const game = gameCatalog.getGame(team);
  const limit =
    (eventPack === undefined ? undefined : game.getAgreedSize?.(eventPack)) ??
    getTeamRules(gameCatalog, team).getSize(team);
  const total =
    levels === undefined
      ? translate('textLists.verdict', { verdict })
      : translate('textLists.total', { levels, limit, verdict });
  const mode = formatJudgedMode(translate, team, eventPack, (eventName) => truncateVisibly(eventName));
  return { name: truncateVisibly(team.name.trim() || job.unnamed || team.id), details: `${total} · ${mode}` };
}
