import { allOf, plural, whole } from '@shoal/language/fr';
import { names } from '../animals/fr.ts';
import { pictures } from '../pictures/fr.ts';
import { faults } from '../seal/fr.ts';
import { terminal } from '../terminal/fr.ts';
import { terms } from '../terms/fr.ts';
import { typed } from '../typed/fr.ts';
import type { OnlineWords } from './en.ts';

const refusals: OnlineWords['refusals'] = {
  stale: 'Il vient de se passer quelque chose : regarde, puis choisis.',
  'not-organiser': 'Seule la personne qui organise peut le faire : demande-lui.',
  'not-seated': 'Prends d’abord une place.',
  'no-such-seat': 'Cette place n’existe pas : choisis-en une autre.',
  'no-such-person': 'Personne ne s’appelle ainsi à la table.',
  'no-such-request': 'Quelqu’un a déjà répondu.',
  'seat-taken': 'Cette place est prise : choisis-en une autre.',
  'already-seated': 'Tu as déjà une place : lève-toi d’abord.',
  'name-empty': 'Écris un nom avec au moins une lettre ou un chiffre.',
  'name-taken': 'Quelqu’un a déjà un nom qui ressemble à celui-ci : choisis-en un autre.',
  'room-full': 'Cette salle est pleine : regarde la partie, ou ouvre une autre salle.',
  'room-locked': 'La salle est verrouillée : demande à la personne qui organise de l’ouvrir.',
  'old-link': 'Le lien a changé : demande le nouveau à quelqu’un de la table.',
  'match-running': 'Impossible pendant une partie : attends la fin.',
  'no-match': 'Aucune partie n’a commencé : la personne qui organise peut la lancer.',
  'deal-running': 'Impossible pendant une donne : attends la fin.',
  'too-few-players': 'Il manque du monde : invite quelqu’un, ou ajoute un bot.',
  'too-many-seats': 'Ce jeu n’admet pas autant de places : enlèves-en une d’abord.',
  'impossible-table': 'Ces règles ne vont pas avec ce nombre de joueurs : change l’un ou l’autre.',
  'not-away': 'Cette personne est là.',
  'too-soon': 'C’était rapide : attends un instant, puis réessaie.',
  'too-many-requests': 'Trop de demandes en même temps : réessaie dans une minute.',
  'not-saved': 'Le serveur ne peut pas enregistrer en ce moment, donc rien ne s’est passé : réessaie dans un instant.',
  'room-ended': 'Cette salle n’existe plus : ouvres-en une autre.',
};

const endings: OnlineWords['endings'] = {
  'unknown-room': 'Cette salle n’existe pas : elle est peut-être finie, demande un nouveau lien.',
  'wrong-link': 'Ce lien n’est plus valable : demande le nouveau à quelqu’un de la table.',
  'wrong-code': 'Aucune salle n’a ce code : réécoute, puis vérifie les trois animaux.',
  locked: 'La salle est verrouillée : demande à la personne qui organise de l’ouvrir, puis reviens.',
  'room-full': 'Cette salle est pleine : reviens plus tard, ou ouvres-en une autre.',
  ended: 'La personne qui organise a mis fin à cette salle : merci d’avoir joué.',
  removed: 'La personne qui organise t’a fait sortir de cette salle.',
  moved: 'Ta place est maintenant sur un autre appareil : continue là-bas, ou demande à la table.',
  left: 'Tu as quitté la table.',
  'not-admitted': 'Personne ne t’a fait entrer : demande le lien à quelqu’un de la table.',
  'unknown-session': 'Cette place n’est plus à toi : rouvre le lien et redemande-la, ou prends-en une autre.',
  'ticket-used':
    'Ce lien pour un autre appareil a déjà servi ou est trop vieux : demandes-en un autre sur le premier appareil.',
  'room-exists': 'Cette salle existe déjà : ouvres-en une autre.',
  'too-many-rooms': 'Trop de salles ont été ouvertes d’ici : réessaie dans une heure.',
  'too-many-tries': 'Trop d’essais manqués d’ici : attends une minute, puis réessaie.',
  'too-many-sockets': 'Ta place est ouverte à trop d’endroits : fermes-en un d’abord.',
  'too-many-messages': 'C’était trop à la fois : la connexion revient toute seule.',
  'message-too-long': 'Le serveur a refusé un message trop long : mets Shoal à jour, puis reviens.',
  'not-understood': 'Le serveur n’a pas compris ce programme : mets Shoal à jour, puis reviens.',
  'newer-version': 'Le programme et le serveur n’ont pas la même version : mets à jour le plus ancien, puis reviens.',
  'no-hello': 'La connexion était trop lente : elle revient toute seule.',
  'too-slow': 'La connexion ne suivait plus : elle revient toute seule.',
  'room-broken':
    'Cette salle a un défaut et s’est arrêtée : ouvres-en une autre, et préviens les personnes qui gèrent le serveur.',
  restarting: 'Le serveur redémarre : la connexion revient toute seule.',
};

const reactions: OnlineWords['reactions'] = {
  wave: 'Coucou !',
  laugh: 'Ha ha !',
  clap: 'Bien joué !',
  surprise: 'Oh !',
  heart: 'J’aime !',
  hurry: 'Allez !',
};

/** Everything said of playing together, in French. */
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
    away: 'n’est pas là',
    awayFor: (time) => `absence ${time}`,
    standIn: 'un bot joue',
    waiting: 'dès la prochaine donne',
    thinking: (time) => `réfléchit ${time}`,
  },

  events: {
    sat: (name) => `${name} prend place.`,
    satForNext: (name) => `${name} jouera dès la prochaine donne.`,
    left: (name) => `${name} a quitté la table.`,
    stood: (name) => `${name} se lève.`,
    removed: (name, by) => `${by} a fait sortir ${name} ; le lien est nouveau.`,
    away: (name) => `${name} n’est pas là.`,
    awayFor: (name, time) => `${name} n’est pas là ; un bot joue dans ${time}.`,
    standIn: (name) => `Un bot joue pour ${name}.`,
    back: (name) => `${name} est de retour.`,
    renamed: (before, name) => `${before} s’appelle maintenant ${name}.`,
    organises: (name) => `${name} organise maintenant.`,
    youOrganise: 'C’est toi qui organises maintenant.',
    locked: 'La salle est verrouillée : personne d’autre ne peut s’asseoir.',
    unlocked: 'La salle est de nouveau ouverte.',
    reissued: 'Le lien et le code sont nouveaux ; les anciens ne marchent plus.',
    begins: 'La partie commence.',
    nextDeal: 'La prochaine donne commence.',
    lobby: 'Retour au salon : places et règles peuvent changer.',
    termsChanged: 'La personne qui organise a changé les règles.',
    ended: 'La salle n’existe plus.',
    knocks: (name) => `${name} frappe à la porte : tu ouvres ?`,
    wantsSeat: (seat) => `Un autre appareil demande la place de ${seat} : est-ce vraiment ${seat} ?`,
    granted: (name, by) => `${by} a donné la place de ${name} à un autre appareil.`,
    reacts: (name, sign, word) => `${name} : ${sign} ${word}`,
  },

  connection: {
    connecting: (server) => `Connexion à ${server} …`,
    reconnecting: 'Connexion perdue : nouvel essai …',
    reconnectingIn: (seconds) =>
      plural(seconds, {
        one: `Connexion perdue : nouvel essai dans ${whole(seconds)} seconde.`,
        other: `Connexion perdue : nouvel essai dans ${whole(seconds)} secondes.`,
      }),
    pending: 'Ton choix part dès que la connexion revient.',
    back: 'Connexion rétablie.',
    happened: (count) =>
      plural(count, {
        one: `Connexion rétablie ; il s’est passé ${whole(count)} chose.`,
        other: `Connexion rétablie ; il s’est passé ${whole(count)} choses.`,
      }),
    knocking: 'Tu as frappé à la porte : quelqu’un de la table doit te faire entrer.',
    removedBy: (name) => `${name} t’a fait sortir de cette salle.`,
    lostSeat: (name) => `C’est ta place ? Demande aux autres la place de ${name}.`,
    askedForSeat: (name) => `Tu as demandé la place de ${name} : quelqu’un de la table doit accepter.`,
    notSaved: 'Le serveur ne peut pas enregistrer pour l’instant : en attendant, rien ne compte et rien ne se perd.',
  },

  seal: {
    pictures: (signs) => `Paquet scellé : ${signs}`,
    explained:
      'Tout le monde voit quatre images ; si les tiennes sont les mêmes, vous jouez avec un seul paquet scellé.',
    dealing: 'On mélange tous ensemble …',
    checked: 'Vérifié : personne n’a arrangé ces cartes.',
    /** For somebody who did not see the whole shuffle. */
    checkedCards: 'Vérifié : personne n’a changé ces cartes. Tu n’étais pas là pendant le mélange.',
    broken: 'Arrête ici, dis-le aux autres, et jouez sur un autre serveur.',
    brokenAtEnd: 'Enregistre cette donne, et parles-en aux personnes qui gèrent le serveur.',
    faults,
    dealtWithout: (people) => `Mélangé sans ${allOf(people)} : réponse arrivée trop tard.`,
    notChecked: 'Cette donne n’a pas pu être vérifiée.',
  },

  thinking: {
    yours: (time) => `Il te reste ${time} pour réfléchir.`,
    others: (name, time) => `Il reste ${time} à ${name} pour réfléchir.`,
  },

  lobby: {
    title: (game) => `${game} à plusieurs`,
    seat: (number) => `Place ${whole(number)}`,
    open: 'libre',
    you: 'toi',
    organiser: 'organise',
    program: (name) => `bot : ${name}`,
    spectators: (count) =>
      plural(count, { one: `${whole(count)} personne regarde`, other: `${whole(count)} personnes regardent` }),
    link: 'Lien',
    code: 'Code',
    rules: 'Règles',
    matchesWon: (count) =>
      plural(count, { one: `${whole(count)} partie gagnée`, other: `${whole(count)} parties gagnées` }),
    locked: 'verrouillée',
    yourName: (name) => `Ton nom : ${name}`,
    nameQuestion: 'Ton nom',
    sayCode: (code) => `À dire à voix haute : ${code}`,
    waitForOrganiser: (name) => `En attendant que ${name} lance la partie.`,
    waitForSomebody: 'Il manque quelqu’un à la table.',
    chooseSeat: 'Choisis une place.',
    watching: 'Tu regardes. Prends une place pour jouer.',
    youOrganise: 'C’est toi qui organises. Lance la partie quand tout le monde est là.',
    invite: 'Envoie le lien, ou dis les trois animaux à voix haute.',
    absence: (minutes) => {
      if (minutes === null) return 'La table attend ceux qui ne sont pas là.';
      if (minutes === 0) return 'Un bot joue aussitôt pour ceux qui ne sont pas là.';
      return plural(minutes, {
        one: `Un bot joue pour ceux qui sont absents ${whole(minutes)} minute en tout.`,
        other: `Un bot joue pour ceux qui sont absents ${whole(minutes)} minutes en tout.`,
      });
    },
  },

  actions: {
    sit: 'M’asseoir ici',
    sitFor: (number) => `Prendre la place ${whole(number)}`,
    stand: 'Me lever',
    rename: 'Changer mon nom',
    start: 'Lancer la partie',
    nextDeal: 'Prochaine donne',
    rematch: 'Revanche',
    toLobby: 'Changer la table',
    review: 'Analyser avec le coach',
    leave: 'Quitter',
    leaveForGood: 'Rendre ma place',
    lock: 'Verrouiller la salle',
    unlock: 'Déverrouiller la salle',
    reissue: 'Créer un nouveau lien',
    openSeat: 'Libérer cette place',
    addBot: 'Mettre un bot ici',
    changeBot: 'Niveau suivant',
    addSeat: 'Ajouter une place',
    removeSeat: 'Enlever cette place',
    remove: (name) => `Faire sortir ${name}`,
    handOver: (name) => `Laisser ${name} organiser`,
    standIn: (name) => `Laisser un bot jouer pour ${name}`,
    wait: (name) => `Attendre ${name}`,
    admit: (name) => `Faire entrer ${name}`,
    refuse: (name) => `Ne pas faire entrer ${name}`,
    reclaim: (name) => `Demander la place de ${name}`,
    move: 'Passer sur un autre appareil',
    react: 'Réagir',
    invite: 'Lien et code',
    seats: 'Qui est là',
    seal: 'Le paquet scellé',
    end: 'Mettre fin à cette salle',
  },
};
