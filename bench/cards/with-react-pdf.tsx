/** The card with @react-pdf/renderer, written as its documentation teaches: Views, Texts and Svgs, one style a part. */
import { Document, Image, Page, Path, Polygon, renderToBuffer, StyleSheet, Svg, Text, View } from '@react-pdf/renderer';
import type { ReactElement } from 'react';
import type { CardWords, Entry } from './card-text.ts';
import { CARD, corner, SIDES, sheetsOf } from './sheet.ts';

const styles = StyleSheet.create({
  page: { fontFamily: 'text', fontSize: 6.6 },
  card: { position: 'absolute', ...CARD, overflow: 'hidden', backgroundColor: '#ffffff' },
  art: { position: 'absolute', left: 38, top: 0, width: 142, height: 116, overflow: 'hidden' },
  rail: { position: 'absolute', left: 14, top: 12, width: 32, alignItems: 'center' },
  railLabel: { fontFamily: 'text-bold', fontSize: 6, letterSpacing: 0.36, color: '#ffffff' },
  railValue: { fontFamily: 'display-black', fontSize: 18, lineHeight: 1, color: '#ffffff' },
  concept: { position: 'absolute', right: 18, top: 92, padding: 2.4, fontFamily: 'text-italic', fontSize: 7 },
  head: { position: 'absolute', left: 0, top: 112, width: CARD.width, height: 41, paddingLeft: 18, paddingTop: 5 },
  name: { fontFamily: 'display-black', fontSize: 21, color: '#ffffff' },
  kind: { fontFamily: 'text-bold', fontSize: 6.4, letterSpacing: 0.45 },
  traits: {
    position: 'absolute',
    left: 18,
    top: 157,
    width: 144,
    flexDirection: 'row',
    justifyContent: 'space-between',
  },
  trait: { alignItems: 'center' },
  traitLabel: { fontFamily: 'text-bold', fontSize: 6, letterSpacing: 0.3 },
  traitRow: { flexDirection: 'row', alignItems: 'center' },
  traitValue: { fontFamily: 'display-black', fontSize: 24 },
  shield: { fontFamily: 'display-bold', fontSize: 9, color: '#ffffff', backgroundColor: '#15130f', padding: 2 },
  hp: { position: 'absolute', left: 18, top: 190, fontFamily: 'text-bold', fontSize: 6 },
  hpValue: { fontFamily: 'display-black', fontSize: 20 },
  track: { position: 'absolute', left: 37, top: 192, width: 125, flexDirection: 'row', flexWrap: 'wrap', gap: 1 },
  box: { width: 13, height: 13, borderWidth: 0.7 },
  movement: { position: 'absolute', left: 18, top: 224, width: 144, textAlign: 'center', fontSize: 6.8 },
  tags: {
    position: 'absolute',
    left: 18,
    top: 233,
    width: 124,
    flexDirection: 'row',
    flexWrap: 'wrap',
    justifyContent: 'center',
    gap: 1,
  },
  tag: { fontFamily: 'text-bold', fontSize: 6.2, borderWidth: 0.5, paddingHorizontal: 2 },
  backHead: { height: 39, paddingLeft: 18, paddingTop: 14, backgroundColor: '#15130f' },
  backName: { fontFamily: 'display-black', fontSize: 16, color: '#ffffff' },
  hits: { height: 24, paddingHorizontal: 18, flexDirection: 'row', justifyContent: 'space-between' },
  hit: { alignItems: 'center' },
  hitValue: { fontFamily: 'display-black', fontSize: 14 },
  body: { paddingHorizontal: 18, paddingTop: 4 },
  title: { fontFamily: 'display-black', fontSize: 9, marginTop: 2 },
  bold: { fontFamily: 'text-bold' },
  entry: { marginLeft: 5, textIndent: -5 },
  footer: { position: 'absolute', left: 18, bottom: 15, fontFamily: 'text-medium', fontSize: 6 },
});

function Art({ art }: { art: NonNullable<CardWords['art']> }): ReactElement {
  return (
    <View style={styles.art}>
      <Svg viewBox={`0 0 ${art.width} ${art.height}`} preserveAspectRatio="xMidYMid slice" style={{ height: 116 }}>
        {art.shapes.map((shape, index) => (
          <Path
            // biome-ignore lint/suspicious/noArrayIndexKey: the shapes of a drawing never change places
            key={index}
            d={shape.d}
            fill={shape.fill ?? 'none'}
            fillRule={shape.evenOdd ? 'evenodd' : 'nonzero'}
            {...(shape.stroke ? { stroke: shape.stroke, strokeWidth: shape.strokeWidth ?? 1 } : {})}
            {...(shape.opacity === undefined ? {} : { opacity: shape.opacity })}
          />
        ))}
      </Svg>
    </View>
  );
}

function Front({ card }: { card: CardWords }): ReactElement {
  const boxes = [...Array<string>(card.hp.white).fill('#15130f'), ...Array<string>(card.hp.red).fill('#c8102e')];
  return (
    <>
      {card.photo && <Image src={card.photo} style={[styles.art, { objectFit: 'cover' }]} />}
      {card.art && !card.photo && <Art art={card.art} />}
      <Svg style={{ position: 'absolute', left: 0, top: 0, ...CARD }} viewBox={`0 0 ${CARD.width} ${CARD.height}`}>
        <Polygon points="0,0 45,0 38,118 0,118" fill="#15130f" />
        <Polygon points="0,0 45,0 43,42 0,42" fill={card.theme.accent} />
        <Polygon points={`0,118 ${CARD.width},112 ${CARD.width},153 0,153`} fill="#15130f" />
      </Svg>
      <View style={styles.rail}>
        {card.rail.map(({ label, value }) => (
          <View key={label} style={{ alignItems: 'center' }}>
            <Text style={styles.railLabel}>{label}</Text>
            <Text style={styles.railValue}>{value}</Text>
          </View>
        ))}
      </View>
      <Text style={[styles.concept, { backgroundColor: '#ffffff' }]}>{card.concept}</Text>
      <View style={styles.head}>
        <Text style={styles.name}>{card.name}</Text>
        <Text style={[styles.kind, { color: card.theme['accent-on-ink'] }]}>{card.kind}</Text>
      </View>
      <View style={styles.traits}>
        {card.traits.map(({ label, dice, resistance }) => (
          <View key={label} style={styles.trait}>
            <Text style={styles.traitLabel}>{label}</Text>
            <View style={styles.traitRow}>
              <Text style={styles.traitValue}>{dice}</Text>
              {resistance !== undefined && <Text style={styles.shield}>R{resistance}</Text>}
            </View>
          </View>
        ))}
      </View>
      <View style={styles.hp}>
        <Text>HP</Text>
        <Text style={styles.hpValue}>{card.hp.white + card.hp.red}</Text>
      </View>
      <View style={styles.track}>
        {boxes.map((colour, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: boxes are alike
          <View key={index} style={[styles.box, { borderColor: colour }]} />
        ))}
      </View>
      <Text style={styles.movement}>{card.movement}</Text>
      <View style={styles.tags}>
        {card.keywords.map((word) => (
          <Text key={word} style={styles.tag}>
            {word}
          </Text>
        ))}
      </View>
    </>
  );
}

function EntryLine({ entry, colour }: { entry: Entry; colour?: string }): ReactElement {
  return (
    <Text style={styles.entry}>
      <Text style={[styles.bold, ...(colour === undefined ? [] : [{ color: colour }])]}>{entry.name} </Text>
      {entry.text}
    </Text>
  );
}

function Back({ card }: { card: CardWords }): ReactElement {
  const accent = card.theme['accent-on-paper'];
  return (
    <>
      <View style={styles.backHead}>
        <Text style={styles.backName}>{card.name}</Text>
        <Text style={[styles.kind, { color: card.theme['accent-on-ink'] }]}>{card.kind}</Text>
      </View>
      <View style={[styles.hits, { backgroundColor: card.theme.wash }]}>
        {card.traits.map(({ label, toBeat }) =>
          toBeat === undefined ? null : (
            <View key={label} style={styles.hit}>
              <Text style={styles.traitLabel}>{label}</Text>
              <Text style={styles.hitValue}>{toBeat}+</Text>
            </View>
          ),
        )}
      </View>
      <View style={styles.body}>
        {card.lines.map((line) => (
          <EntryLine key={line.name} entry={line} colour={accent} />
        ))}
        {card.sections.map(({ title, entries }) => (
          <View key={title}>
            <Text style={[styles.title, { color: accent }]}>{title.toUpperCase()}</Text>
            {entries.map((entry) => (
              <EntryLine key={entry.name} entry={entry} />
            ))}
          </View>
        ))}
      </View>
      <Text style={styles.footer}>{card.footer}</Text>
    </>
  );
}

export async function withReactPdf(cards: readonly CardWords[]): Promise<Uint8Array> {
  const pages = sheetsOf(cards).flatMap((sheet) =>
    SIDES.map((side) => (
      <Page key={`${sheet[0]?.name} ${side}`} size="A4" style={styles.page}>
        {sheet.map((card, index) => (
          <View key={card.name} style={[styles.card, corner(index, side)]}>
            {side === 'front' ? <Front card={card} /> : <Back card={card} />}
          </View>
        ))}
      </Page>
    )),
  );
  return renderToBuffer(<Document title="Cards">{pages}</Document>);
}
