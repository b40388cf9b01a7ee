import type { SubjectName } from '../subjects';

/** What is seen on the cards, leaders, intrigues, conflicts, contracts and halls of the Imperium family: their ids by subject. */
export const IMPERIUM: Readonly<Record<SubjectName, string>> = {
  agent: `reconnaissance scout missionaria-protectiva paracompass tread-in-darkness unswerving-loyalty go-to-ground special-mission
    urgent-mission muaddib-usul desert-survival refocus`,
  arrakeen: `arrakis-liaison arrakis-recruiter siege-of-arrakeen siege-of-carthag battle-for-arrakeen battle-for-carthag corrinth-city
    contract-arrakeen-water contract-arrakeen-spy propaganda public-spectacle depart-for-arrakis`,
  assembly: `duke-leto-atreides hall-of-oratory assembly-hall seek-allies muaddib-seek-allies emperor-seek-allies long-live-the-fighters leadership charisma unexpected-allies call-to-arms
    muaddib-command-respect muaddib-demand-attention inspire-awe shifting-allegiances change-allegiances recruitment-mission`,
  blast: 'detonation skirmish-d emperor-devastating-assault overthrow',
  carryall:
    'carryall contract-immediate cargo-runner emperor-critical-shipments spice-freighters contract-harvest-4',
  coins: `earl-memnon-thorvald sell-melange choam-shares guild-bankers opulence windfall guild-bank-raid price-is-no-object choam-profits backed-by-choam
    contract-research-station-solari contract-high-council-solari buy-access bribery corner-the-market market-opportunity
    spice-is-power`,
  council: `helena-richese high-council firm-grip councilors-dispensation councilors-ambition power-play imperium-politics contract-high-council-influence
    muaddib-limited-landsraad-access dangerous-rhetoric guild-ambassador test-of-loyalty`,
  crysknife: `crysknife skirmish-crysknife objective-crysknife objective-crysknife-4-6 stilgar stilgar-the-devoted know-their-ways
    raid-stockpiles`,
  cup: 'reverend-mother-jessica poison-snooper dr-yueh treacherous-maneuver water-of-life questionable-methods test-of-humanity shadow-contest',
  duel: `feyd-rautha-harkonnen swordmaster dagger assassination-mission duncan-idaho ambush skirmish-a weirding-combat find-weakness maula-pistol tiebreaker
    chani-clever-tactician`,
  harvester: `baron-vladimir-harkonnen spice-hunter smugglers-harvester contract-harvest-3 seize-spice-refinery battle-for-spice-refinery
    contract-spice-refinery-cards contract-spice-refinery-water muaddib-threaten-spice-production secure-spice-trade`,
  heighliner: `foldspace space-travel space-time-folding contract-heighliner-water contract-heighliner-troops junction-headquarters
    guild-authorization strike-fleet allied-armada`,
  ledger: `princess-irulan secure-contract accept-contract choam-directorship diplomacy delivery-agreement priority-contracts interstellar-trade trade-dispute contract-acquire
    contract-deliver-supplies choam-security reach-agreement leverage hidden-missive dispatch-an-envoy guild-administrator`,
  mentat: `mentat thufir-hawat piter-de-vries captured-mentat calculus-of-power branching-path master-tactician plans-within-plans
    contingency-plan tactical-option cunning calculated-hire kwisatz-haderach strategic-stockpiling wheels-within-wheels`,
  mouse: `skirmish-desert-mouse desert-mouse objective-desert-mouse-first objective-desert-mouse-4-6 distraction
    opportunism`,
  navigator:
    'steersman guild-envoy spacing-guilds-favor bypass-protocol the-sleeper-must-awaken terrible-purpose grand-vision',
  ornithopter: `count-ilban-richese gun-thopter smugglers-thopter ornithopter skirmish-ornithopter objective-ornithopter-1-3
    emperor-imperial-ornithopter rapid-mobilization`,
  palms: `lady-margot-fenring liet-kynes ecological-testing-station secure-imperial-basin battle-for-imperial-basin contract-research-station-spy
    muaddib-desert-call`,
  riders:
    'muaddib worm-riders shishakli fedaykin-death-commando fremen-camp to-the-victor desert-power protect-the-sietches',
  ring: 'paul-atreides signet-ring muaddib-signet-ring emperor-signet-ring favored-subject shaddams-favor demand-respect impress',
  sandworm: 'dune-the-desert-planet devour maker-keeper skirmish-c',
  sietch: 'chani sietch-reverend-mother smugglers-haven southern-elders sietch-ritual rebel-supplier',
  sister: `bene-gesserit-initiate bene-gesserit-sister bene-gesserit-operative lady-jessica reverend-mother-mohiam the-voice
    gene-manipulation other-memory prepare-the-way truthtrance weirding-woman secret-of-the-sisterhood bindu-suspension
    convincing-argument muaddib-convincing-argument emperor-convincing-argument manipulate`,
  smuggler: 'staban-tuek spice-smugglers private-army mercenaries',
  spice: 'countess-ariana-thorvald the-spice-must-flow',
  spy: `imperial-spy guild-spy covert-operation double-agent imperial-spymaster spy-network subversive-advisor undercover-asset
    reliable-informant infiltrate double-cross cloak-and-dagger machinations staged-incident shadow-alliance
    intelligence-report contract-espionage spring-the-trap`,
  stilltent: 'lady-amber-metulli fedaykin-stilltent emperor-imperial-tent',
  storm: 'sort-through-the-chaos',
  throne: 'shaddam-corrino-iv imperial-privilege in-high-places emperor-corrino-might emperor-demand-results',
  troops: `glossu-the-beast-rabban rally-troops gather-support gurney-halleck sardaukar-infantry sardaukar-legion sardaukar-coordination sardaukar-soldier reinforcements skirmish-b
    contract-sardaukar-cards contract-sardaukar-recall`,
  water: 'northern-watermaster water-peddlers-union',
};
