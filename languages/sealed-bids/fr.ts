import type { SealedBidsWords } from './en.ts'

/** Words of the pages that explain sealed proposals, in French. */
export const fr: SealedBidsWords = {
  bidders: {
    title: 'Comment les offres restent scellées',
    lead: 'En une demi-minute\u00a0: qui peut lire votre offre, à partir de quand, et comment le vérifier.',
    points: [
      'Votre offre est placée dans un pli scellé. La clé du pli est divisée en parts, une pour chaque dépositaire de clé nommé dans l’appel d’offres. Aucun serveur et aucune personne seule ne peut l’ouvrir.',
      'Les dépositaires ne remettent leurs parts qu’après la date limite. Il en faut autant que l’indique l’appel d’offres, par exemple deux sur trois.',
      'Vous recevez un récépissé signé. Conservez-le\u00a0: il prouve quel pli a été reçu et quand, même si nos registres sont perdus ou modifiés.',
      'Peu après, en général dans les vingt minutes, votre récépissé a une entrée dans le journal de transparence public. Après l’ouverture, le procès-verbal d’ouverture des plis indique chaque offre et son résultat.',
      'Seule la personne qui possède votre code secret ou votre clé de soumissionnaire peut retirer ou remplacer votre offre. Ne les communiquez à personne.',
      'Sans récépissé, rien n’a été accepté. Envoyez l’offre de nouveau et réclamez avant la date limite.',
    ],
    note: 'Votre récépissé indique où l’offre a été scellée. Si elle l’a été par le serveur, celui-ci l’a vue pendant les quelques secondes que dure le scellement.',
  },
  auditors: {
    title: 'Offres scellées\u00a0: ce qui est prouvé et ce qui ne l’est pas',
    lead: 'Pour les auditeurs et pour toute personne qui souhaite vérifier\u00a0: comment fonctionnent le scellement et l’ouverture, ce que chacun pourrait encore faire, et comment cela se remarquerait. Dix minutes.',
    sections: [
      {
        title: 'Comment fonctionne le scellement',
        paragraphs: [
          'Chaque offre est chiffrée (age, X25519) avec une clé qui lui est propre. La moitié secrète de cette clé est divisée, selon la méthode de Shamir, en une part pour chaque dépositaire de clé de l’appel d’offres, et chaque part est chiffrée pour son dépositaire. Les dépositaires, en nombre fixé par les conditions, réunissent leurs parts et ouvrent le pli\u00a0; en nombre inférieur, ils n’apprennent rien.',
          'La moitié secrète de la clé d’un dépositaire est créée dans son navigateur et ne le quitte que chiffrée, par une phrase secrète ou une clé d’accès. Un dépositaire peut aussi utiliser sa propre clé, conservée par exemple sur un support matériel.',
          'Une part de clé désigne son appel d’offres, ses conditions et son pli. Le navigateur d’un dépositaire ne remet aucune part d’un autre appel d’offres\u00a0: un appel fictif à date limite rapprochée n’ouvre donc rien.',
          'Les plis sont complétés par du remplissage\u00a0: leur taille ne révèle celle de l’offre qu’à environ 3 pour cent près.',
        ],
      },
      {
        title: 'Le déroulement d’un appel d’offres',
        steps: [
          'Deux personnes du service des achats, dont aucune n’est dépositaire, désignent les dépositaires de clé. Un compte ne compte qu’un certain temps après avoir été créé, avoir changé de mains ou avoir reçu son rôle (en règle générale sept jours), et tout le service des achats est informé de chaque rôle de ce genre.',
          'Chaque dépositaire montre, lors d’une répétition de l’ouverture, que sa clé fonctionne. Sans cela, l’appel d’offres ne peut pas être publié.',
          'À la publication, les conditions de l’appel d’offres deviennent une entrée du journal de transparence\u00a0: date limite, empreintes des documents, dépositaires et leurs clés publiques, nombre de dépositaires nécessaires et empreinte du programme de scellement. Toute modification ultérieure est une nouvelle entrée. La date limite ne peut qu’être reportée.',
          'Chaque offre reçoit un récépissé signé avec la clé que désigne le journal (Ed25519). Son entrée dans le journal est l’empreinte SHA-256 du texte du récépissé.',
          'L’ouverture peut commencer au plus tôt deux minutes après la date limite, et pas avant que toute offre arrivée à temps soit enregistrée. Les navigateurs des dépositaires vérifient eux-mêmes les conditions, la date limite et la signature du journal, et la date limite également d’après leur propre horloge.',
          'Toutes les parts de clé sont vérifiées avant l’ouverture du premier pli. Ce qui est ouvert est ce que désignent les récépissés signés, quoi qu’indique la base de données. Le procès-verbal d’ouverture des plis nomme chaque dépositaire et chaque offre, et la raison pour laquelle un pli n’a pas pu être ouvert. Il est une entrée du journal.',
          'Ensuite, les plis sont conservés comme preuves jusqu’à la fin de leur durée de conservation. Leur contenu est chiffré avec une clé du service des achats. Les décisions, les téléchargements et les exportations sont inscrits au registre des achats.',
        ],
      },
      {
        title: 'Ce que montre le journal, et quand',
        paragraphs: [
          'Tant que les offres sont scellées, exactement huit entrées à leur sujet sont publiées toutes les dix minutes. Des entrées factices complètent ce nombre\u00a0: ni les visiteurs ni le personnel ne peuvent donc savoir, d’après le journal, combien d’offres sont arrivées. Après l’ouverture, le journal révèle ce que représentait chaque entrée et lesquelles étaient factices.',
          'Le journal est un arbre de Merkle (RFC 6962) dont les états sont signés. Une preuve montre qu’une entrée y figure, et qu’un état ultérieur ne fait qu’ajouter à un état antérieur.',
          'Aucune entrée ne nomme une personne. Les données personnelles sont liées par une empreinte calculée avec des octets aléatoires et peuvent être effacées sans modifier le journal.',
        ],
      },
    ],
    threats: {
      title: 'Ce que chacun pourrait encore faire',
      heads: ['Qui', 'Ce qui reste possible', 'Comment cela se remarque'],
      rows: [
        [
          'Un visiteur ou un soumissionnaire concurrent',
          'Rien. Un pli copié est refusé ou ne s’ouvre pas.',
          'Le procès-verbal d’ouverture le signale.',
        ],
        [
          'Un administrateur seul',
          'Avant la publication, désigner des dépositaires avec des comptes à lui, si personne ne réagit pendant le délai d’attente. Après la publication, rien.',
          'Les messages au service des achats, les entrées du journal et la date d’enregistrement de chaque clé affichée avec l’appel d’offres.',
        ],
        [
          'Des dépositaires en nombre insuffisant',
          'Ne rien lire. Si trop d’entre eux refusent ou perdent leur clé, aucun pli ne s’ouvre.',
          'Le procès-verbal indique quelles parts ont été remises et lesquelles étaient fausses.',
        ],
        [
          'Des dépositaires en nombre suffisant, agissant ensemble',
          'Lire avant l’heure, s’ils obtiennent aussi les plis.',
          'Ne se remarque pas, s’ils le font hors de ce produit.',
        ],
        [
          'Une personne qui peut écrire dans la base de données',
          'Supprimer une offre avant la publication de son entrée, et ensuite seulement de façon visible. Avant la publication, désigner des dépositaires, si deux comptes ont été détournés et que les dépositaires ne comparent pas les empreintes. Ni lire, ni fabriquer, ni modifier une offre.',
          'Le récépissé n’a pas d’entrée\u00a0; la vérification nocturne\u00a0; des empreintes différentes.',
        ],
        [
          'Une personne qui maîtrise le serveur à partir d’un certain moment',
          'Lire ce que le serveur scelle et ce qui est écrit avec un programme qu’elle a modifié. Tout lire, si des dépositaires en nombre suffisant saisissent leur clé dans une page modifiée. Refuser des offres. Signer de faux récépissés et de fausses entrées.',
          'Les récépissés, la comparaison des états signés, l’empreinte du programme de scellement. La lecture de la mémoire du serveur ne se remarque pas.',
        ],
        [
          'Une personne qui vole le disque, la base de données, les sauvegardes et les clés du serveur',
          'Avant la date limite, ne rien lire, même s’il ne lui manque qu’une part. Après, les parts qui en attendent d’autres valent des clés, et les offres ouvertes sont lisibles. Signer de faux récépissés jusqu’au remplacement des clés.',
          'La comparaison des états signés et l’entrée qui remplace les clés.',
        ],
        [
          'Une personne qui modifie les programmes pendant leur transmission',
          'Lire les offres écrites avec un tel programme.',
          'Le navigateur refuse un programme de scellement dont l’empreinte est différente. La modification de la page elle-même ne se remarque que par comparaison.',
        ],
        [
          'Une personne qui observe la ligne',
          'Savoir que quelque chose a été envoyé, et à peu près de quelle taille\u00a0; couper la ligne.',
          'Le soumissionnaire n’a pas de récépissé.',
        ],
      ],
    },
    limits: {
      title: 'Ce que ce dispositif n’empêche pas',
      points: [
        'Les dépositaires saisissent leur clé dans une page de notre serveur, lors de la répétition et de l’ouverture. Si cette page est modifiée et que des dépositaires en nombre suffisant l’utilisent, l’auteur de la modification possède leurs clés. Le programme `age` sur l’ordinateur du dépositaire se passe de nos pages, et une clé matérielle ne livre rien.',
        'Si quelqu’un modifie la page sur notre serveur, votre navigateur exécute ce qu’on lui donne. Comparez l’empreinte du programme de scellement, ou scellez hors ligne.',
        'Si vous envoyez le formulaire sans scripts, le serveur voit votre offre pendant les secondes où il la scelle.',
        'Les comptes sont créés par des administrateurs. Celui qui en crée six, attend une semaine et n’est pas interrogé au sujet des messages peut désigner seul les dépositaires. Comparez les empreintes avec les dépositaires par téléphone.',
        'Des dépositaires en nombre suffisant peuvent s’entendre et lire avant l’heure, s’ils obtiennent les plis. Si trop d’entre eux perdent leur clé ou refusent, personne ne pourra jamais lire les offres.',
        'Le serveur peut refuser votre offre ou feindre une panne. Vous n’avez alors pas de récépissé\u00a0: envoyez-la de nouveau et réclamez avant la date limite.',
        'Quiconque observe la ligne voit que vous nous avez envoyé quelque chose, et à peu près de quelle taille.',
        'Une clé de signature volée signe de faux récépissés jusqu’à son remplacement. Sans témoin extérieur ni horodatage, un exploitant peut montrer deux journaux différents à deux personnes, jusqu’à ce qu’elles comparent leurs états signés.',
        'Quiconque communique le code secret cède aussi le pouvoir de retirer l’offre. Lorsque le serveur a scellé l’offre, il a vu le code en le créant.',
        'Rien de tout cela ne montre si une évaluation est équitable.',
        'Les appels d’offres qui étaient ouverts avant que chacun ait des dépositaires de clé se poursuivent sans eux jusqu’à leur date limite. Le journal les nomme dans des entrées « former scheme », leurs pages n’affichent pas de conditions, et quiconque contrôle le serveur pourrait ouvrir leurs offres.',
      ],
    },
    checks: {
      title: 'Comment vérifier vous-même',
      steps: [
        'Un récépissé\u00a0: à la page `/receipts/check`, qui fonctionne sans réseau, ou avec le programme `/sealing/verify-receipt.mjs`.',
        'Les conditions d’un appel d’offres\u00a0: `/api/tenders/{id}/terms` donne l’entrée, sa preuve et l’état signé. Comparez les empreintes avec les dépositaires eux-mêmes.',
        'Le journal\u00a0: `/transparency/checkpoint`, `/transparency/key` et les fichiers sous `/transparency/tile/`, avec des programmes qui ne sont pas les nôtres. Conservez un état signé et vérifiez plus tard que le nouvel état ne fait qu’y ajouter.',
        'Le journal entier, de l’extérieur\u00a0: enregistrez `/sealing/verify-log.mjs` et lancez `node verify-log.mjs` avec l’adresse de ce site. Le programme lit chaque entrée et ce que le site dit de ses appels d’offres, et nomme tout ce qui ne peut pas être vrai.',
        'Une ouverture\u00a0: `/tenders/{id}/minutes` et `/api/tenders/{id}/minutes`. L’empreinte de chaque pli doit être celle de son récépissé.',
        'Pour la personne qui exploite le serveur\u00a0: `npm run procurement-record:verify` lit chaque entrée, chaque offre et chaque fichier conservé et les compare entre eux. Il en va de même chaque nuit, et le résultat est présenté au service des achats et aux administrateurs.',
      ],
    },
    unseen: {
      title: 'Ce que la vérification ne peut pas voir',
      points: [
        'Une offre supprimée avant la publication de son entrée, tant que son soumissionnaire ne présente pas le récépissé.',
        'Un second journal montré à quelqu’un d’autre, jusqu’à ce que deux personnes comparent leurs états signés.',
        'Tout ce qui n’a jamais été inscrit.',
        'L’exactitude de l’horloge du serveur\u00a0: sauf horodatage extérieur configuré, tous les moments sont ceux du serveur.',
        'Une modification de la vérification elle-même\u00a0: elle s’exécute sur le même serveur. Les contrôles effectués à l’extérieur, avec d’autres programmes, n’en dépendent pas.',
      ],
    },
  },
  toAuditors: 'Pour les auditeurs\u00a0: tout en dix minutes, avec toutes les limites',
  toBidders: 'Comment les offres restent scellées, en une demi-minute',
  toReceiptCheck: 'Vérifier un récépissé',
  toLog: 'Journal de transparence',
}
