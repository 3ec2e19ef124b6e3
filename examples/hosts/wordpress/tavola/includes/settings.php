<?php
/**
 * The settings page, under Settings > Tavola.
 *
 * @package Tavola
 */

defined( 'ABSPATH' ) || exit;

/** The plugin's only option in the database. */
const TAVOLA_OPTION = 'tavola';

/** The settings that decide which scripts run on the site: a brand and a back end name further ones, or where cards and details go. */
const TAVOLA_SCRIPT_SETTINGS = array( 'script_url', 'base_url', 'brand' );

/** All settings, as texts. */
function tavola_settings() {
	$names = array_keys( tavola_fields() );
	return array_intersect_key( (array) get_option( TAVOLA_OPTION, array() ), array_flip( $names ) ) + array_fill_keys( $names, '' );
}

/** The fields of the page: label, description, and the type of the input. */
function tavola_fields() {
	return array(
		'script_url' => array( __( 'Script', 'tavola' ), __( 'The address of tavola.js on your server, such as https://www.example.com/tavola/tavola.js.', 'tavola' ), 'url' ),
		'base_url'   => array( __( 'Back end', 'tavola' ), __( 'The address before /api/…, such as https://api.example.com.', 'tavola' ), 'url' ),
		'brand'      => array( __( 'Brand', 'tavola' ), __( 'A brand config as JSON, or the name of one that your theme registers under Tavola.brands. Empty: the sample brand.', 'tavola' ), 'json' ),
		'venue'      => array( __( 'Restaurant', 'tavola' ), __( 'Its id, for blocks and short codes that name none. Empty: guests choose.', 'tavola' ), 'text' ),
		'telephone'  => array( __( 'Telephone', 'tavola' ), __( 'For guests who can’t load the widget.', 'tavola' ), 'tel' ),
		'link'       => array( __( 'Another page', 'tavola' ), __( 'An address for guests who can’t load the widget.', 'tavola' ), 'url' ),
	);
}

function tavola_add_page() {
	add_options_page( __( 'Tavola', 'tavola' ), __( 'Tavola', 'tavola' ), 'manage_options', 'tavola', 'tavola_print_page' );
}
add_action( 'admin_menu', 'tavola_add_page' );

/** WordPress checks the nonce and `manage_options` before it saves (options.php). */
function tavola_register_settings() {
	register_setting(
		'tavola',
		TAVOLA_OPTION,
		array(
			'type'              => 'object',
			'sanitize_callback' => 'tavola_sanitize',
			'default'           => array(),
		)
	);
	add_settings_section( 'tavola', '', '__return_empty_string', 'tavola' );
	foreach ( tavola_fields() as $name => list( $label ) ) {
		add_settings_field( $name, esc_html( $label ), 'tavola_print_field', 'tavola', 'tavola', array( 'name' => $name, 'label_for' => "tavola-$name" ) );
	}
}
add_action( 'admin_init', 'tavola_register_settings' );

/**
 * A wrong value is reported and stays in its field, and the saved one stays in use. It also stays for someone who may not add scripts to the
 * site, such as the administrator of one site of a network, and changes a setting that decides about scripts.
 *
 * @param mixed $sent The form's values.
 * @return array
 */
function tavola_sanitize( $sent ) {
	$sent     = is_array( $sent ) ? $sent : array();
	$saved    = tavola_settings();
	$rejected = array();
	foreach ( tavola_fields() as $name => list( $label, , $type ) ) {
		$text  = isset( $sent[ $name ] ) && is_string( $sent[ $name ] ) ? trim( $sent[ $name ] ) : '';
		$clean = tavola_clean_setting( $text, $type );
		if ( null === $clean ) {
			$reason            = 'json' === $type ? ' ' . json_last_error_msg() : '';
			$rejected[ $name ] = $text;
			/* translators: %s: the name of a setting */
			add_settings_error( TAVOLA_OPTION, $name, sprintf( __( '“%s” is invalid and was not saved.', 'tavola' ), $label ) . $reason );
		} elseif ( in_array( $name, TAVOLA_SCRIPT_SETTINGS, true ) && ! tavola_is_same( $clean, $saved[ $name ] ) && ! current_user_can( 'unfiltered_html' ) ) {
			/* translators: %s: the name of a setting */
			add_settings_error( TAVOLA_OPTION, $name, sprintf( __( '“%s” was not saved: changing it needs the capability unfiltered_html.', 'tavola' ), $label ) );
		} else {
			$saved[ $name ] = $clean;
		}
	}
	set_transient( tavola_rejected_key(), $rejected, MINUTE_IN_SECONDS );
	return $saved;
}

/** Forms send each line break as two characters, and spaces around the text are no change. */
function tavola_is_same( $one, $other ) {
	return str_replace( "\r\n", "\n", trim( $one ) ) === str_replace( "\r\n", "\n", trim( $other ) );
}

/** Where the rejected values of this user are kept until the page is shown again. */
function tavola_rejected_key() {
	return 'tavola_rejected_' . get_current_user_id();
}

/** The value to save, or null if it is invalid. */
function tavola_clean_setting( $text, $type ) {
	if ( '' === $text ) {
		return '';
	}
	if ( 'url' === $type ) {
		$url = esc_url_raw( $text, array( 'https', 'http' ) );
		// The widget accepts http on this machine alone.
		$is_local = in_array( wp_parse_url( $url, PHP_URL_HOST ), array( 'localhost', '127.0.0.1' ), true );
		$scheme   = wp_parse_url( $url, PHP_URL_SCHEME );
		return 'https' === $scheme || ( 'http' === $scheme && $is_local ) ? untrailingslashit( $url ) : null;
	}
	if ( 'json' === $type ) {
		$is_valid = is_object( json_decode( $text ) ) || preg_match( '/^[a-z][a-z0-9-]{0,63}$/', $text );
		return $is_valid ? $text : null;
	}
	if ( 'tel' === $type ) {
		return preg_match( '/^\+?[\d\s().\/-]{3,30}$/', $text ) ? $text : null;
	}
	return sanitize_text_field( $text );
}

function tavola_print_field( $field ) {
	list( , $description, $type ) = tavola_fields()[ $field['name'] ];
	$value = ( (array) get_transient( tavola_rejected_key() ) + tavola_settings() )[ $field['name'] ];
	$name  = TAVOLA_OPTION . '[' . $field['name'] . ']';
	if ( 'json' === $type ) {
		printf(
			'<textarea id="%s" name="%s" rows="8" class="large-text code" spellcheck="false">%s</textarea>',
			esc_attr( $field['label_for'] ),
			esc_attr( $name ),
			esc_textarea( $value )
		);
	} else {
		printf(
			'<input id="%s" name="%s" type="%s" value="%s" class="regular-text">',
			esc_attr( $field['label_for'] ),
			esc_attr( $name ),
			esc_attr( $type ),
			esc_attr( $value )
		);
	}
	printf( '<p class="description">%s</p>', esc_html( $description ) );
}

function tavola_print_page() {
	if ( ! current_user_can( 'manage_options' ) ) {
		return;
	}
	?>
	<div class="wrap">
		<h1><?php echo esc_html( get_admin_page_title() ); ?></h1>
		<form action="options.php" method="post">
			<?php
			settings_fields( 'tavola' );
			do_settings_sections( 'tavola' );
			submit_button();
			?>
		</form>
	</div>
	<?php
	delete_transient( tavola_rejected_key() );
}
