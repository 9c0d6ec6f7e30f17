import {
  ChartNoAxesColumn,
  Circle,
  Eye,
  EyeOff,
  Grip,
  Image,
  Images,
  List,
  Lock,
  LockOpen,
  Shield,
  Square,
  TextCursor,
  WholeWord,
} from 'lucide-react';
import { memo, type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import {
  Button,
  Collection,
  type Key,
  ListLayout,
  Tree,
  TreeItem,
  TreeItemContent,
  useDragAndDrop,
  Virtualizer,
} from 'react-aria-components';
import type { Element } from '../../../../shared/card/template/template.ts';
import type { Game } from '../../../../shared/games/game.ts';
import { moveTo, placeOf } from '../../../../shared/studio/arrange/order.ts';
import { fieldLabel, keyWords } from '../../../../shared/studio/bindable.ts';
import { nameOf, sideTree, type TreeNode } from '../../../../shared/studio/elements.ts';
import { elementsOf, type StudioElement, type StudioView } from '../../../../shared/studio/view.ts';
import type { Translate } from '../../../../shared/texts/translate.ts';
import { useAfterPaint } from '../../../platform/after-paint.ts';
import { useLatest, useReused } from '../../../platform/use-latest.ts';
import { shortName } from '../../../strings/documents/short-name.ts';
import { useTranslate } from '../../../texts/use-translate.ts';
import type { Acts } from '../use-acts.ts';
import type { Studio } from '../use-studio.ts';
import css from './tree.module.css';

const ICONS: Readonly<Record<Element['kind'], typeof Square>> = {
  text: WholeWord,
  flow: TextCursor,
  stat: ChartNoAxesColumn,
  track: Square,
  symbol: Shield,
  picture: Images,
  list: List,
  art: Image,
  shape: Circle,
  halftone: Grip,
};

/** What an element is called: as somebody named it, else by what it shows. */
export function elementLabel(translate: Translate, element: Element, game: Game): string {
  const { kind, title, words, at } = nameOf(element);
  if (element.title !== undefined) return element.title;
  if (title !== undefined) return keyWords(title, game);
  if (words !== undefined) return words;
  if (at !== undefined) return fieldLabel(at, game) || at;
  if (element.kind === 'picture') return element.picture;
  const paint = element.kind === 'shape' ? (element.fill ?? element.stroke?.colour) : undefined;
  return paint === undefined
    ? translate(`studio.kinds.${kind}`)
    : translate('studio.painted', { kind: translate(`studio.kinds.${kind}`), colour: paint });
}

interface Props {
  studio: Studio;
  acts: Acts;
  /** Whether it is printed for what the card is shown with. */
  isShown(one: StudioElement): boolean;
}

/** The elements of the side, topmost first, with locks and eyes. */
export function ElementTree({ studio, acts, isShown }: Props) {
  const translate = useTranslate();
  const { studioView, side, selection, canEdit, game, select, run } = studio;
  // The card is painted first: its tree follows.
  const settled = useAfterPaint(studioView);
  const reuse = useCallback(
    (previous: readonly TreeNode[], next: readonly TreeNode[]) => sameNodes(translate, previous, next, game),
    [game, translate],
  );
  const nodes = useReused(
    useMemo(() => [...sideTree(settled, side)].reverse(), [settled, side]),
    reuse,
  );
  const away = useMemo(
    () =>
      elementsOf(settled, side)
        .filter((one) => !isShown(one))
        .map(({ address }) => address)
        .join(' '),
    [settled, side, isShown],
  );
  const latest = useLatest(studioView);
  return (
    <Rows
      nodes={nodes}
      away={away}
      selection={selection}
      canEdit={canEdit}
      game={game}
      acts={acts}
      select={select}
      run={run}
      latest={latest}
    />
  );
}

interface RowsProps extends Pick<Studio, 'selection' | 'canEdit' | 'game' | 'select' | 'run'> {
  nodes: readonly TreeNode[];
  /** Addresses of those that the card shown goes without, with spaces. */
  away: string;
  acts: Acts;
  latest: RefObject<StudioView>;
}

/** Pixels. */
const ROW_HEIGHT = 28;
const LAYOUT = { rowHeight: ROW_HEIGHT };

/** Only rows in sight are drawn: each of them hears every key, and the page looks after all that is on it at every frame. */
const Rows = memo(function Rows({ nodes, away, selection, canEdit, game, acts, select, run, latest }: RowsProps) {
  const translate = useTranslate();
  const { dragAndDropHooks } = useDragAndDrop({
    isDisabled: !canEdit,
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': String(key) })),
    onReorder: ({ keys, target }) => {
      const { list, index } = placeOf(String(target.key));
      const moved = [...keys].map(String).filter((address) => placeOf(address).list === list);
      // The tree begins with what is painted last.
      const before = target.dropPosition === 'before' ? index + 1 : index;
      const { edits, addresses } = moveTo(latest.current, moved, before);
      if (run(edits)) select(addresses);
    },
  });
  // The tree's own set knows where a range begins that Shift goes on with.
  const [keysOfTree, setKeysOfTree] = useState<ReadonlySet<Key>>(new Set());
  const isOfTree = keysOfTree.size === selection.length && selection.every((address) => keysOfTree.has(address));
  const absent = useMemo(() => new Set(away.split(' ')), [away]);
  const place = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState<ReadonlySet<Key>>(new Set());
  const sought = useRef<string>(undefined);
  const [first] = selection;
  useEffect(() => {
    const { current } = place;
    if (current === null || sought.current === first) return;
    const isHere = first === undefined || current.contains(document.activeElement);
    const above = isHere ? -1 : shownRows(nodes, open).indexOf(first);
    // The row of a new element comes after it is chosen.
    if (above < 0 && !isHere) return;
    sought.current = first;
    if (above < 0) return;
    const [top, bottom] = [above * ROW_HEIGHT, (above + 1) * ROW_HEIGHT];
    if (top < current.scrollTop) current.scrollTop = top;
    else if (bottom > current.scrollTop + current.clientHeight) current.scrollTop = bottom - current.clientHeight;
  }, [first, nodes, open]);
  return (
    <Virtualizer layout={ListLayout} layoutOptions={LAYOUT}>
      <Tree
        ref={place}
        // Where the rows are scrolled to is known before one of them is pressed: the tree goes back to where it believes to be.
        onPointerDownCapture={() => place.current?.dispatchEvent(new Event('scroll'))}
        aria-label={translate('studio.elements')}
        className={css.tree ?? ''}
        selectionMode="multiple"
        selectionBehavior="replace"
        selectedKeys={isOfTree ? keysOfTree : selection}
        onSelectionChange={(keys) => {
          if (keys === 'all') acts.selectAll();
          else {
            setKeysOfTree(keys);
            select([...keys].map(String));
          }
        }}
        expandedKeys={open}
        onExpandedChange={setOpen}
        items={nodes}
        dependencies={[canEdit, absent, game]}
        {...(canEdit ? { dragAndDropHooks } : {})}
        renderEmptyState={() => <p className={css.empty}>{translate('studio.noElements')}</p>}
      >
        {(node) => <Node id={node.address} node={node} absent={absent} canEdit={canEdit} game={game} acts={acts} />}
      </Tree>
    </Virtualizer>
  );
});

/** The addresses of the rows from the top downwards. */
const shownRows = (nodes: readonly TreeNode[], open: ReadonlySet<Key>): readonly string[] =>
  nodes.flatMap(({ address, children }) =>
    open.has(address) ? [address, ...shownRows([...children].reverse(), open)] : [address],
  );

/** Nodes that look as before are the objects they were, and the list too where all of them are: a move changes no row. */
function sameNodes(
  translate: Translate,
  before: readonly TreeNode[],
  now: readonly TreeNode[],
  game: Game,
): readonly TreeNode[] {
  const known = new Map(before.map((node) => [node.address, node]));
  const nodes = now.map((node) => {
    const old = known.get(node.address);
    return old !== undefined && looksSame(translate, old, node, game) ? old : node;
  });
  return nodes.length === before.length && nodes.every((node, index) => node === before[index]) ? before : nodes;
}

function looksSame(translate: Translate, a: TreeNode, b: TreeNode, game: Game): boolean {
  const [one, other] = [a.element, b.element];
  if (one === other) return true;
  return (
    one.kind === other.kind &&
    one.group === other.group &&
    one.locked === other.locked &&
    one.hidden === other.hidden &&
    elementLabel(translate, one, game) === elementLabel(translate, other, game) &&
    a.children.length === b.children.length &&
    a.children.every((child, index) => looksSame(translate, child, b.children[index] as TreeNode, game))
  );
}

interface NodeProps {
  /** Without it rows would be known by their place in the list. */
  id: string;
  node: TreeNode;
  absent: ReadonlySet<string>;
  canEdit: boolean;
  game: Game;
  acts: Acts;
}

function Node({ id, node, absent, canEdit, game, acts }: NodeProps) {
  const translate = useTranslate();
  const { address, element, children } = node;
  const label = elementLabel(translate, element, game);
  const Icon = ICONS[element.kind];
  const isAway = absent.has(address);
  return (
    <TreeItem id={id} textValue={label} className={css.item ?? ''} data-quiet={element.hidden || isAway || undefined}>
      <TreeItemContent>
        <div className={css.row}>
          {canEdit ? (
            <Button
              slot="drag"
              className={css.drag ?? ''}
              aria-label={translate('studio.dragElement', { name: shortName(label) })}
            />
          ) : null}
          <Icon aria-hidden />
          <span className={css.name} title={isAway ? translate('studio.notOnCard', { name: shortName(label) }) : label}>
            {label}
          </span>
          {element.group === undefined ? null : <span className={css.group}>{element.group}</span>}
          <Flag element={element} address={address} label={label} which="locked" canEdit={canEdit} acts={acts} />
          <Flag element={element} address={address} label={label} which="hidden" canEdit={canEdit} acts={acts} />
        </div>
      </TreeItemContent>
      <Collection items={[...children].reverse()}>
        {(inner) => <Node id={inner.address} node={inner} absent={absent} canEdit={canEdit} game={game} acts={acts} />}
      </Collection>
    </TreeItem>
  );
}

interface FlagProps {
  element: Element;
  address: string;
  label: string;
  which: 'locked' | 'hidden';
  canEdit: boolean;
  acts: Acts;
}

function Flag({ element, address, label, which, canEdit, acts }: FlagProps) {
  const translate = useTranslate();
  const isOn = element[which] === true;
  const Icon = which === 'locked' ? (isOn ? Lock : LockOpen) : isOn ? EyeOff : Eye;
  if (!canEdit && !isOn) return null;
  return (
    <Button
      className={css.flag ?? ''}
      data-on={isOn || undefined}
      isDisabled={!canEdit}
      aria-label={translate(`studio.flagOf.${which}`, { name: shortName(label), on: isOn })}
      onPress={() => acts.flag(address, which, !isOn)}
    >
      <Icon aria-hidden />
    </Button>
  );
}
