import type { SubjectName } from '../subjects';

/** What is seen on the cards of War for Arrakis: their ids by subject. */
export const ARRAKIS: Readonly<Partial<Record<SubjectName, string>>> = {
  agent: 'jubba-cloaks stillsuits families-flee-to-the-southern-palm-groves voice-from-the-outer-world',
  arrakeen: 'carthag-the-former-capital hard-times-and-oppression mudir-nahya-the-demon-ruler',
  assembly:
    'the-fremen-call-paul-the-mahdi the-lisan-al-gaib forced-recruitment kitab-al-ibar usul-the-base-of-the-pillar',
  blast: 'our-family-atomics explosive-artillery fremen-rockets',
  carryall: 'workhorse-of-arrakis polar-cap-factories',
  council: 'war-plan i-decide-what-best-serves-his-majesty',
  crysknife: 'crysknife chatt-the-leaper i-am-stilgar-the-fremen',
  cup: 'paul-drinks-the-water-of-life the-spice-agony',
  duel: 'beloved-feyd-rautha killers-without-mercy sardaukars-manner jessica-trains-paul shigawire',
  harvester: 'raid-on-the-harvesters sandmasters',
  heighliner: 'troop-carriers moving-the-battle-group',
  ledger: 'bill-of-particulars evidence-of-rebellion reports-of-traitors cielagos-piping-message',
  mentat: 'hawats-scheming hope-clouds-observation battle-language alam-al-mithal',
  ornithopter: 'full-control-of-the-air captured-ornithopter spotter-control seek-out-the-mahdi',
  palms: 'dew-collectors-for-the-planting',
  riders: 'muad-dib-rides-to-war mudir-of-sandriding death-commandos',
  sandworm: 'shai-hulud wall-of-sandworms stunted-worms wrath-of-the-maker',
  sietch: 'hieregs new-hidden-wind-traps',
  sister: `the-voice truthtrance breeding-program tested-with-the-gom-jabbar alia-the-abomination adab-the-demanding-memory
    fear-is-the-mind-killer manipulation-of-others eyes-of-ibad`,
  smuggler: 'smugglers-a smugglers-b smugglers-c',
  spy: 'spies-all-over-arrakis hunter-seeker sardaukar-disguised',
  stilltent: 'thumpers the-desert-war',
  storm: 'grandmother-of-a-storm dust-chasms sandtides',
  throne: 'rage-overcame-shaddam-iv-a rage-overcame-shaddam-iv-b rage-overcame-shaddam-iv-c',
  troops: 'harkonnen-patrols arsunt-legion barons-personal-guard sardaukar-pogrom sardaukar-humbled',
  water: 'the-water-discipline',
};
