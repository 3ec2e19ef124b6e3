import type { Texts } from './english'

/** Italian, with the informal "tu". */
export default {
  'bar.summary': '{date}, {time}, {guests}',
  'widget.back': 'Indietro',
  'widget.ok': 'OK',
  'widget.tryAgain': 'Riprova',
  'widget.sendAgain': 'Invia di nuovo',
  'widget.sendChanged': 'Invia anche quella modificata',
  'widget.call': 'Puoi chiamare il ristorante al numero',
  'widget.editBooking': 'Hai cambiato idea? Modifica la prenotazione',
  'widget.chooseType': 'Scegli il tipo di prenotazione',
  'widget.working': 'Un attimo…',
  'widget.people': { one: '{count} persona', other: '{count} persone' },
  'widget.group': '15 o più persone',
  'widget.adults': { one: '{count} adulto', other: '{count} adulti' },
  'widget.children': { one: '{count} bambino', other: '{count} bambini' },
  'widget.party': '{adults} e {children}',
  'widget.unexpected': 'Errore imprevisto / sconosciuto',
  'widget.availabilityFailed': 'Spiacenti, non siamo riusciti a verificare la disponibilità da {venue}.',
  'widget.noAvailability': 'Nessuna disponibilità da {venue} né nei ristoranti vicini.',
  'widget.venueFailed': 'Spiacenti, non siamo riusciti a caricare questo ristorante.',
  'widget.reference': 'Il tuo codice è {reference}.',
  'widget.stepFailed': 'Spiacenti, questa parte della pagina non si è caricata.',
  'widget.blocked':
    'Una parte necessaria di questa pagina non ha funzionato, quindi non è stato inviato nulla. Riprova o chiamaci.',
  'widget.vetoed': 'Non è stato possibile inviare ora. Riprova o chiamaci.',
  'widget.invalid': 'Non abbiamo potuto controllare questo dato. Chiamaci.',
  'widget.unanswered':
    'Abbiamo inviato «{what}» alle {time}, ma non è arrivata risposta. Potrebbe essere andata a buon fine: chiama il ristorante prima di inviarla di nuovo.',
  'widget.unansweredSafe':
    'Abbiamo inviato «{what}» alle {time}, ma non è arrivata risposta. Potrebbe essere andata a buon fine. Puoi inviarla di nuovo senza rischi: conta una volta sola.',
  'widget.unclear':
    'Abbiamo inviato «{what}» alle {time}. Potrebbe essere andata a buon fine comunque: chiama il ristorante prima di inviarla di nuovo.',
  'widget.unclearSafe':
    'Abbiamo inviato «{what}» alle {time}. Potrebbe essere andata a buon fine comunque. Puoi inviarla di nuovo senza rischi: conta una volta sola.',
  'widget.sentTo': '{what}, {venue}',
  'widget.leave':
    'Perderai i dati che hai inserito. Quello che è stato inviato potrebbe essere andato a buon fine comunque.',
  'widget.clockWrong':
    'La data di questo dispositivo è {device}. Per il ristorante è {today}: qui valgono i suoi giorni.',
  'widget.clockDoubted':
    'La data di questo dispositivo è {device}. Se non è giusta, correggi l’orologio: i giorni mostrati qui dipendono da esso.',
  'widget.enterFirstName': 'Inserisci il tuo nome',
  'widget.enterLastName': 'Inserisci il tuo cognome',
  'widget.enterEmail': 'Inserisci il tuo indirizzo email',
  'widget.enterTelephoneNumber': 'Inserisci il tuo numero di telefono',
  'widget.agreeTerms': 'Accetta i nostri termini e condizioni',

  'popup.close': 'Chiudi',
  'popup.leaveTitle': 'Vuoi uscire senza terminare?',
  'popup.leaveDetails': 'Perderai i dati che hai inserito.',
  'popup.leaveSending': 'L’invio è in corso e potrebbe comunque andare a buon fine.',
  'popup.stay': 'Resta qui',
  'popup.leave': 'Esci',

  'details.title': 'I tuoi dati',
  'details.firstName': 'Nome',
  'details.lastName': 'Cognome',
  'details.email': 'Email',
  'details.telephoneNumber': 'Numero di telefono',
  'details.specialRequests': 'Richieste particolari',
  'details.left': { one: '{count} carattere rimasto', other: '{count} caratteri rimasti' },
  'details.consent': 'Accetto i {terms} e {privacy}',
  'details.consentAge': 'Ho più di {age} anni e accetto i {terms} e {privacy}',
  'details.terms': 'termini e condizioni',
  'details.privacy': 'l’informativa sulla privacy',
  'details.optIn': 'Desidero ricevere novità e offerte via email',
  'details.happy': 'Confermi le tue scelte?',
  'details.continue': 'Continua',
  'details.editDetails': 'Modifica i tuoi dati',
  'details.telephoneHintUk': 'Un numero del Regno Unito, che inizia con 0 o +44',
  'details.telephoneHintList': 'Un numero di: {countries}',
  'details.emailExpected': 'Un indirizzo come nome@esempio.com',
  'details.telephoneHint': 'Con il prefisso internazionale, ad esempio +39\u00a006\u00a04960\u00a00000',
  'details.yourDetails': 'Abbiamo i tuoi dati',
} satisfies Texts
