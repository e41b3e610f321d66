import { allOf, plural, whole } from '@shoal/language/de';
import { names } from '../animals/de.ts';
import { pictures } from '../pictures/de.ts';
import { faults } from '../seal/de.ts';
import { terminal } from '../terminal/de.ts';
import { terms } from '../terms/de.ts';
import { typed } from '../typed/de.ts';
import type { OnlineWords } from './en.ts';

const refusals: OnlineWords['refusals'] = {
  stale: 'Gerade ist etwas passiert: Sieh nach und wähle dann.',
  'not-organiser': 'Das kann nur, wer den Raum leitet: Frag dort nach.',
  'not-seated': 'Setz dich zuerst an einen Platz.',
  'no-such-seat': 'Diesen Platz gibt es nicht: Wähle einen anderen.',
  'no-such-person': 'So heißt niemand am Tisch.',
  'no-such-request': 'Jemand hat schon geantwortet.',
  'seat-taken': 'Dieser Platz ist besetzt: Wähle einen anderen.',
  'already-seated': 'Du hast schon einen Platz: Steh zuerst auf.',
  'name-empty': 'Gib einen Namen mit mindestens einem Buchstaben oder einer Ziffer ein.',
  'name-taken': 'Hier heißt schon jemand so ähnlich: Wähle einen anderen Namen.',
  'room-full': 'Dieser Raum ist voll: Sieh zu oder öffne einen eigenen.',
  'room-locked': 'Der Raum ist abgeschlossen: Bitte die Leitung, ihn zu öffnen.',
  'old-link': 'Der Link ist jetzt ein anderer: Frag am Tisch nach dem neuen.',
  'match-running': 'Während einer Partie geht das nicht: Warte das Ende ab.',
  'no-match': 'Es läuft noch keine Partie: Die Leitung kann eine starten.',
  'deal-running': 'Während einer Runde geht das nicht: Warte das Ende ab.',
  'too-few-players': 'Es sind zu wenige: Lade jemanden ein oder nimm einen Bot dazu.',
  'too-many-seats': 'So viele Plätze hat dieses Spiel nicht: Nimm zuerst einen weg.',
  'impossible-table': 'Diese Regeln passen nicht zu so vielen Spielern: Ändere das eine oder das andere.',
  'not-away': 'Diese Person ist da.',
  'too-soon': 'Das war schnell: Warte kurz und versuche es noch einmal.',
  'too-many-requests': 'Gerade fragen viele auf einmal: Versuche es in einer Minute noch einmal.',
  'not-saved': 'Der Server kann gerade nicht speichern, also ist nichts geschehen: Versuch es gleich noch einmal.',
  'room-ended': 'Dieser Raum ist beendet: Öffne einen neuen.',
};

const endings: OnlineWords['endings'] = {
  'unknown-room': 'Diesen Raum gibt es nicht: Vielleicht ist er beendet. Bitte um einen neuen Link.',
  'wrong-link': 'Dieser Link gilt nicht mehr: Bitte jemanden am Tisch um den neuen.',
  'wrong-code': 'Kein Raum hat diesen Code: Hör noch einmal hin und prüfe die drei Tiere.',
  locked: 'Der Raum ist abgeschlossen: Bitte die Leitung, ihn zu öffnen, und komm dann wieder.',
  'room-full': 'Dieser Raum ist voll: Komm später wieder oder öffne einen eigenen.',
  ended: 'Die Leitung hat diesen Raum beendet: Danke fürs Mitspielen.',
  removed: 'Die Leitung hat dich aus diesem Raum entfernt.',
  moved: 'Dein Platz ist jetzt auf einem anderen Gerät: Spiel dort weiter, oder frag am Tisch nach.',
  left: 'Du hast den Tisch verlassen.',
  'not-admitted': 'Niemand hat dich hereingelassen: Bitte jemanden am Tisch um den Link.',
  'unknown-session':
    'Dieser Platz gehört dir nicht mehr: Öffne den Link noch einmal und bitte darum oder nimm einen anderen.',
  'ticket-used':
    'Dieser Link für ein anderes Gerät ist verbraucht oder zu alt: Hol dir auf dem ersten Gerät einen neuen.',
  'room-exists': 'Diesen Raum gibt es schon: Öffne einen anderen.',
  'too-many-rooms': 'Von hier wurden zu viele Räume geöffnet: Versuche es in einer Stunde noch einmal.',
  'too-many-tries': 'Von hier gab es zu viele falsche Versuche: Warte eine Minute und versuche es noch einmal.',
  'too-many-sockets': 'Dein Platz ist an zu vielen Stellen offen: Schließ zuerst eine davon.',
  'too-many-messages': 'Das war zu viel auf einmal: Die Verbindung kommt von selbst wieder.',
  'message-too-long': 'Der Server hat eine zu lange Nachricht abgelehnt: Aktualisiere Shoal und komm dann wieder.',
  'not-understood': 'Der Server hat dieses Programm nicht verstanden: Aktualisiere Shoal und komm dann wieder.',
  'newer-version': 'Programm und Server haben verschiedene Versionen: Aktualisiere die ältere und komm dann wieder.',
  'no-hello': 'Die Verbindung war zu langsam: Sie kommt von selbst wieder.',
  'too-slow': 'Die Verbindung kam nicht hinterher: Sie kommt von selbst wieder.',
  'room-broken':
    'Dieser Raum hat einen Fehler und steht still: Öffne einen neuen und sag es den Betreibern des Servers.',
  restarting: 'Der Server startet neu: Die Verbindung kommt von selbst wieder.',
};

const reactions: OnlineWords['reactions'] = {
  wave: 'Hallo!',
  laugh: 'Haha!',
  clap: 'Gut gespielt!',
  surprise: 'Oh!',
  heart: 'Das mag ich!',
  hurry: 'Na los!',
};

/** Everything said of playing together, in German. */
export const online: OnlineWords = {
  names,
  pictures,
  typed,
  terms,
  terminal,
  reactions,
  refusals,
  endings,

  presence: {
    away: 'nicht da',
    awayFor: (time) => `nicht da ${time}`,
    standIn: 'Bot spielt',
    waiting: 'ab der nächsten Runde',
    thinking: (time) => `überlegt ${time}`,
  },

  events: {
    sat: (name) => `${name} setzt sich.`,
    satForNext: (name) => `${name} spielt ab der nächsten Runde mit.`,
    left: (name) => `${name} hat den Tisch verlassen.`,
    stood: (name) => `${name} steht auf.`,
    removed: (name, by) => `${by} hat ${name} entfernt; es gibt einen neuen Link.`,
    away: (name) => `${name} ist nicht da.`,
    awayFor: (name, time) => `${name} ist nicht da; in ${time} spielt ein Bot.`,
    standIn: (name) => `Ein Bot spielt für ${name}.`,
    back: (name) => `${name} ist wieder da.`,
    renamed: (before, name) => `${before} heißt jetzt ${name}.`,
    organises: (name) => `${name} leitet jetzt den Raum.`,
    youOrganise: 'Du leitest jetzt den Raum.',
    locked: 'Der Raum ist abgeschlossen: Niemand Neues kann sich setzen.',
    unlocked: 'Der Raum ist wieder offen.',
    reissued: 'Link und Code sind neu; die alten gelten nicht mehr.',
    begins: 'Die Partie beginnt.',
    nextDeal: 'Die nächste Runde beginnt.',
    lobby: 'Zurück in der Lobby: Plätze und Regeln lassen sich ändern.',
    termsChanged: 'Die Leitung hat die Regeln geändert.',
    ended: 'Der Raum ist beendet.',
    knocks: (name) => `${name} klopft an: Hereinlassen?`,
    wantsSeat: (seat) => `Ein anderes Gerät fragt nach dem Platz von ${seat}: Ist das wirklich ${seat}?`,
    granted: (name, by) => `${by} hat den Platz von ${name} einem anderen Gerät gegeben.`,
    reacts: (name, sign, word) => `${name}: ${sign} ${word}`,
  },

  connection: {
    connecting: (server) => `Verbindung zu ${server} …`,
    reconnecting: 'Verbindung verloren: neuer Versuch …',
    reconnectingIn: (seconds) =>
      plural(seconds, {
        one: 'Verbindung verloren: neuer Versuch in 1 Sekunde.',
        other: `Verbindung verloren: neuer Versuch in ${whole(seconds)} Sekunden.`,
      }),
    pending: 'Deine Wahl wird geschickt, sobald die Verbindung wieder da ist.',
    back: 'Wieder verbunden.',
    happened: (count) =>
      plural(count, {
        one: 'Wieder verbunden; inzwischen ist 1 Sache passiert.',
        other: `Wieder verbunden; inzwischen sind ${whole(count)} Sachen passiert.`,
      }),
    knocking: 'Du hast angeklopft: Jemand am Tisch muss dich hereinlassen.',
    removedBy: (name) => `${name} hat dich aus diesem Raum entfernt.`,
    lostSeat: (name) => `Ist das dein Platz? Bitte die anderen um den Platz von ${name}.`,
    askedForSeat: (name) => `Du hast um den Platz von ${name} gebeten: Jemand am Tisch muss zustimmen.`,
    notSaved: 'Der Server kann gerade nicht speichern: Solange zählt nichts, und nichts geht verloren.',
  },

  seal: {
    pictures: (signs) => `Versiegelter Stapel: ${signs}`,
    explained:
      'Alle sehen vier Bilder: Sind es überall die gleichen, spielt ihr alle mit demselben versiegelten Stapel.',
    dealing: 'Ihr mischt gemeinsam …',
    checked: 'Geprüft: Niemand hat diese Karten ausgesucht.',
    /** For somebody who did not see the whole shuffle. */
    checkedCards: 'Geprüft: Niemand hat diese Karten ausgetauscht. Beim Mischen warst du nicht da.',
    broken: 'Hör hier auf, sag es den anderen und spielt auf einem anderen Server.',
    brokenAtEnd: 'Speichere die Aufzeichnung dieser Runde und frag die Leute, die den Server betreiben.',
    faults,
    dealtWithout: (people) => `Gemischt ohne ${allOf(people)}: Die Antwort kam zu spät.`,
    notChecked: 'Diese Runde ließ sich nicht prüfen.',
  },

  thinking: {
    yours: (time) => `Noch ${time} zum Überlegen.`,
    others: (name, time) => `${name} hat noch ${time} zum Überlegen.`,
  },

  lobby: {
    title: (game) => `${game} mit anderen`,
    seat: (number) => `Platz ${whole(number)}`,
    open: 'frei',
    you: 'du',
    organiser: 'Leitung',
    program: (name) => `Bot: ${name}`,
    spectators: (count) => plural(count, { one: '1 Person sieht zu', other: `${whole(count)} Personen sehen zu` }),
    link: 'Link',
    code: 'Code',
    rules: 'Regeln',
    matchesWon: (count) => plural(count, { one: '1 Partie gewonnen', other: `${whole(count)} Partien gewonnen` }),
    locked: 'abgeschlossen',
    yourName: (name) => `Dein Name: ${name}`,
    nameQuestion: 'Dein Name',
    sayCode: (code) => `Zum Ansagen: ${code}`,
    waitForOrganiser: (name) => `Warten, bis ${name} die Partie startet.`,
    waitForSomebody: 'Es fehlt noch jemand am Tisch.',
    chooseSeat: 'Wähle einen Platz.',
    watching: 'Du siehst zu. Setz dich, um mitzuspielen.',
    youOrganise: 'Du leitest den Raum. Starte, wenn alle da sind.',
    invite: 'Schick den Link, oder sag die drei Tiere laut an.',
    absence: (minutes) => {
      if (minutes === null) return 'Der Tisch wartet auf alle, die nicht da sind.';
      if (minutes === 0) return 'Ein Bot spielt sofort für alle, die nicht da sind.';
      return plural(minutes, {
        one: 'Ein Bot spielt für alle, die insgesamt 1 Minute nicht da sind.',
        other: `Ein Bot spielt für alle, die insgesamt ${whole(minutes)} Minuten nicht da sind.`,
      });
    },
  },

  actions: {
    sit: 'Hier sitzen',
    sitFor: (number) => `An Platz ${whole(number)} setzen`,
    stand: 'Aufstehen',
    rename: 'Meinen Namen ändern',
    start: 'Partie starten',
    nextDeal: 'Nächste Runde',
    rematch: 'Revanche',
    toLobby: 'Tisch ändern',
    review: 'Mit dem Coach analysieren',
    leave: 'Verlassen',
    leaveForGood: 'Meinen Platz aufgeben',
    lock: 'Raum abschließen',
    unlock: 'Raum öffnen',
    reissue: 'Neuen Link erstellen',
    openSeat: 'Platz freigeben',
    addBot: 'Bot hierher setzen',
    changeBot: 'Nächste Stufe',
    addSeat: 'Platz hinzufügen',
    removeSeat: 'Platz entfernen',
    remove: (name) => `${name} entfernen`,
    handOver: (name) => `${name} die Leitung geben`,
    standIn: (name) => `Bot für ${name} spielen lassen`,
    wait: (name) => `Auf ${name} warten`,
    admit: (name) => `${name} hereinlassen`,
    refuse: (name) => `${name} abweisen`,
    reclaim: (name) => `Um den Platz von ${name} bitten`,
    move: 'Auf ein anderes Gerät wechseln',
    react: 'Reagieren',
    invite: 'Link und Code',
    seats: 'Wer ist da?',
    seal: 'Der versiegelte Stapel',
    end: 'Diesen Raum beenden',
  },
};
